import { data } from "react-router";

/** Every unknown path: the status and the view agree, because both come from here. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
