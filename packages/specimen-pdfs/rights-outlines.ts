import type { DocumentKind } from "../../model/investors/document-schema.ts";
import { section } from "./section.ts";

/** The parts of a rights issue's documents. */
export const rightsOutlines = {
  "rights-announcement": [
    [
      section("The announcement", [
        "The offer: number of new shares, price, ratio, and the regulators' approvals.",
        "Who may take part, by which day on the register.",
        "The timetable from opening to the first day of trading.",
        "What the money is for, and where the information memorandum can be had.",
      ]),
    ],
  ],
  "information-memorandum": [
    [
      section("The offer", [
        "Terms, ratio, price, additional shares and greenshoe.",
        "The timetable, and what each day asks of a shareholder.",
      ]),
    ],
    [
      section("How to take part", [
        "Accepting, renouncing, buying and selling rights; asking for more shares.",
        "Ways to pay, and what is refunded when.",
      ]),
      section("Risks", ["Those of the business, of the country, and of the share itself."]),
    ],
    [
      section("The group", [
        "History, companies, directors, managers, shareholders, contracts, disputes.",
        "What the money is for.",
      ]),
      section("Figures and opinions", [
        "The reporting accountant's report on the past years.",
        "The opinion of the lawyers, and where documents can be seen.",
      ]),
    ],
  ],
  "allotment-letter": [
    [
      section("The letter", [
        "The shareholder's name, CDS account and PAL number, to be quoted with each payment.",
        "Shares held at the record date, and new shares provisionally allotted.",
        "To tick: accept in full or in part, renounce, ask for additional shares.",
        "Ways to pay, and the hour the offer closes.",
      ]),
    ],
  ],
  "rights-results": [
    [
      section("The results", [
        "Shares applied for, by right and as additional shares, and the share of the offer they make.",
        "How additional shares and the greenshoe were allotted.",
        "Gross proceeds, refunds, the day of crediting and the first day of trading.",
      ]),
    ],
  ],
  "renunciation-form": [
    [
      section("The form", [
        "The shareholder's name, CDS account and PAL number, and how many rights are given up.",
        "Who takes them: name, identity card or passport, CDS account and telephone.",
        "Both signatures with the day, and a stockbroker's stamp where rights are sold.",
        "Where the form goes, by which hour, and who pays for the new shares.",
      ]),
    ],
  ],
  "application-guide": [
    [
      section("The guide", [
        "What to have ready: PAL number, identity card or passport, CDS account.",
        "On a phone, step by step, for individuals.",
        "By RTGS, EFT, Pesalink, mobile money or cash at a branch: the account, and what to quote.",
        "How to ask for additional shares, and what happens to money that is not used.",
        "Whom to ask: the registrar, a stockbroker, a branch.",
      ]),
    ],
  ],
} as const satisfies Partial<Record<DocumentKind, unknown>>;
