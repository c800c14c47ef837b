/** True if the visitor asks for reduced data. The types of the browser do not know the property yet. */
export const isDataSaved = () =>
  "connection" in navigator && Reflect.get(Object(navigator.connection), "saveData") === true;
