import { useLocation } from "react-router";
import { WithContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { AppError, bankingNotFound } from "./app-error.tsx";

const answer = (status: number, data: unknown = null) => ({
  status,
  statusText: status === 404 ? "Not Found" : "Service Unavailable",
  internal: false,
  data,
});
const screenOf = (error: unknown) => <AppError error={error} nearby={Nearby} />;

function Nearby({ asked }: { asked: string }) {
  return <p>What stands near {asked}.</p>;
}

function Expired() {
  const { pathname } = useLocation();
  return (
    <WithContent change={() => ({ expired: [pathname] })}>{screenOf(answer(404))}</WithContent>
  );
}

export const examples: Examples = {
  title: "Error page",
  states: {
    "not found": screenOf(answer(404)),
    "not found by a page of the bank": screenOf(answer(404, bankingNotFound)),
    "over by now": <Expired />,
    overloaded: screenOf(answer(503)),
    broken: screenOf(new Error("A specimen error")),
  },
  isOncePerPage: true,
};
