type ReplyWishes = { replyTime: string | null; timeZone: string | null };

/** The time that suits a visitor, with its zone: "weekdays after 6 pm (Europe/London)". */
export function replyTimeOf({ replyTime, timeZone }: ReplyWishes): string | undefined {
  if (!replyTime) return undefined;
  return timeZone ? `${replyTime} (${timeZone})` : replyTime;
}
