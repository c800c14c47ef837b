/** A phone number in national form: `0712 345 678` for 254712345678. */
export function formatPhone(phone: string): string {
  return phone.replace(/^254(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
}
