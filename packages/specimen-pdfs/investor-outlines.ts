import type { DocumentKind } from "../../model/investors/document-schema.ts";
import { rightsOutlines } from "./rights-outlines.ts";
import { type Section, section } from "./section.ts";

/** The sections of each kind of real document, by the page that the specimen names. */
export const outlines: Readonly<Record<DocumentKind, readonly (readonly Section[])[]>> = {
  "results-statement": [
    [
      section("Statement of financial position", [
        "Assets: cash, balances due from the Central Bank and other banks, government securities, loans and advances, property and equipment.",
        "Liabilities: customer deposits, balances due to other banks, borrowed funds.",
        "Shareholders' funds: share capital, premium, reserves, retained earnings.",
        "Each for this period, the same day a year before, and the last year end.",
      ]),
    ],
    [
      section("Statement of comprehensive income", [
        "Interest income and interest expense, and the net of the two.",
        "Fees, commissions and income from foreign exchange.",
        "Operating expenses, with staff costs and the charge for loan losses.",
        "Profit before and after tax, and earnings per share.",
      ]),
      section("Other disclosures", [
        "Non-performing loans, provisions and the security held against them.",
        "Capital strength: core and total capital beside what the regulator asks for.",
        "Liquidity ratio beside its minimum.",
        "Lending to directors, employees and their companies.",
      ]),
      section("Message and signatures", [
        "A short comment of the board on the period, and whether a dividend is proposed.",
        "The names of those who signed, and where the full accounts can be seen.",
      ]),
    ],
  ],
  "investor-brief": [
    [
      section("The period in brief", [
        "Three messages, each with the figure that carries it.",
        "Profit, loans and deposits beside the same period a year before.",
      ]),
    ],
    [
      section("Lines of business", [
        "The bank: retail, small business, corporate, treasury.",
        "Property development, bancassurance and the foundation.",
      ]),
      section("Quality of the balance sheet", [
        "Loans by sector and by stage, with the cover of those in arrears.",
        "Deposits by kind and cost. Capital and liquidity against their minimum.",
      ]),
      section("Outlook and questions", [
        "What management expects of the rest of the year, and what could change it.",
        "Whom investors can ask.",
      ]),
    ],
  ],
  "annual-report": [
    [
      section("The year", [
        "Letters of the chair and of the group chief executive.",
        "Five years in figures, and the calendar of shareholders.",
      ]),
    ],
    [
      section("Strategy and business", [
        "How the group earns its money, company by company.",
        "What was promised a year ago, and what came of it.",
      ]),
      section("Governance", [
        "The board: who sits on it, since when, on which committees, and how often it met.",
        "How the code of the Capital Markets Authority is applied, point by point.",
        "Pay of the directors. The largest shareholders, and how shares are spread.",
      ]),
      section("Risk", [
        "Credit, liquidity, market and operational risk, with who watches each.",
        "Cyber security, compliance and the climate.",
      ]),
    ],
    [
      section("Audited financial statements", [
        "The statement of the directors' responsibilities and the auditor's report.",
        "Financial position, comprehensive income, changes in equity, cash flows, for group and company.",
        "Notes: accounting policies, judgements, and the make-up of each line.",
      ]),
      section("For shareholders", [
        "Notice of the annual general meeting and a proxy form.",
        "Addresses of the company, its registrar, auditor and branches.",
      ]),
    ],
  ],
  "meeting-notice": [
    [
      section("The notice", [
        "Day, hour and place of the meeting, or how to join it by phone or computer.",
        "Ordinary business: accounts, directors, their pay, the auditor.",
        "Special business: each resolution in full, with what it needs to pass.",
        "How to register, vote, ask a question and appoint a proxy, and by when.",
      ]),
    ],
  ],
  "proxy-form": [
    [
      section("The form", [
        "Name, shareholder or CDS account number, and number of shares.",
        "The proxy, and for each resolution: for, against or withheld.",
        "Signature or company seal, and where and by when to return it.",
      ]),
    ],
  ],
  circular: [
    [
      section("Letter of the chair", [
        "What shareholders are asked to decide, and why now.",
        "What the directors recommend, and what they hold themselves.",
      ]),
    ],
    [
      section("Terms and effects", [
        "The terms in full, with the timetable.",
        "What the group looks like after it, and what happens if it is voted down.",
        "What becomes of a shareholder who does nothing.",
      ]),
      section("Documents to see", [
        "Where the articles, the accounts and the contracts can be read before the vote.",
      ]),
    ],
  ],
  "sustainability-report": [
    [
      section("What matters, and to whom", [
        "How the subjects were chosen, and with whom that was talked over.",
        "The standards the report follows, and what it leaves out.",
      ]),
    ],
    [
      section("People", [
        "Staff: numbers, pay, safety, training, women in charge.",
        "Customers: fair lending, complaints and how they ended, data.",
        "Artisans trained by the foundation, and what became of them.",
      ]),
      section("Homes and the climate", [
        "Affordable homes financed, by price and county.",
        "Energy, water and waste of the group's own buildings.",
        "Emissions, its own and financed, and the risk of the climate to the loans.",
      ]),
      section("Assurance", ["Who checked which of the figures, and to what degree."]),
    ],
  ],
  ...rightsOutlines,
};
