import type { z } from "zod";
import {
  type StatementPageId,
  statementPages,
  statementSections,
} from "#domain/products/whizz-statement.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { renderWithHeadings } from "#model/reading/markdown.ts";
import type {
  StatementPage,
  StatementPageSchema,
  WhizzStatement,
  WhizzStatementSchema,
} from "./statement-schema.ts";

type Written = { value: z.infer<typeof StatementPageSchema>; body: string };

/** The whole statement: its sections are numbered across all pages. */
export function toStatement(
  frame: z.infer<typeof WhizzStatementSchema>,
  written: Readonly<Record<StatementPageId, Written>>,
): WhizzStatement {
  const parts: StatementPage[] = [];
  let firstSection = 1;
  for (const id of statementPages) {
    const { value, body } = written[id];
    const headed = renderWithHeadings(body, firstSection);
    parts.push({ ...value, ...headed, id, firstSection });
    firstSection += headed.headings.length;
  }
  const sections = firstSection - 1;
  throwIfAny(
    sections === statementSections
      ? []
      : [`whizz-statement (text): has ${sections} sections, must have ${statementSections}`],
  );
  return { ...frame, parts };
}
