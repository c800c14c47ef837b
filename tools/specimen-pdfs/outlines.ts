import type { DocumentKind } from "#model/investors/document-schema.ts";
import { rightsOutlines } from "./rights-outlines.ts";

export type Section = { heading: string; items: readonly string[] };

/** What the real document of a kind holds: its parts, by the page of the specimen they are named on. */
export const outlines: Readonly<Record<DocumentKind, readonly (readonly Section[])[]>> = {
  "results-statement": [
    [
      {
        heading: "Statement of financial position",
        items: [
          "Assets: cash, balances due from the Central Bank and other banks, government securities, loans and advances, property and equipment.",
          "Liabilities: customer deposits, balances due to other banks, borrowed funds.",
          "Shareholders' funds: share capital, premium, reserves, retained earnings.",
          "Each for this period, the same day a year before, and the last year end.",
        ],
      },
    ],
    [
      {
        heading: "Statement of comprehensive income",
        items: [
          "Interest income and interest expense, and the net of the two.",
          "Fees, commissions and income from foreign exchange.",
          "Operating expenses, with staff costs and the charge for loan losses.",
          "Profit before and after tax, and earnings per share.",
        ],
      },
      {
        heading: "Other disclosures",
        items: [
          "Non-performing loans, provisions and the security held against them.",
          "Capital strength: core and total capital beside what the regulator asks for.",
          "Liquidity ratio beside its minimum.",
          "Lending to directors, employees and their companies.",
        ],
      },
      {
        heading: "Message and signatures",
        items: [
          "A short comment of the board on the period, and whether a dividend is proposed.",
          "The names of those who signed, and where the full accounts can be seen.",
        ],
      },
    ],
  ],
  "investor-brief": [
    [
      {
        heading: "The period in brief",
        items: [
          "Three messages, each with the figure that carries it.",
          "Profit, loans and deposits beside the same period a year before.",
        ],
      },
    ],
    [
      {
        heading: "Lines of business",
        items: [
          "The bank: retail, small business, corporate, treasury.",
          "Property development, bancassurance and the foundation.",
        ],
      },
      {
        heading: "Quality of the balance sheet",
        items: [
          "Loans by sector and by stage, with the cover of those in arrears.",
          "Deposits by kind and cost. Capital and liquidity against their minimum.",
        ],
      },
      {
        heading: "Outlook and questions",
        items: [
          "What management expects of the rest of the year, and what could change it.",
          "Whom investors can ask.",
        ],
      },
    ],
  ],
  "annual-report": [
    [
      {
        heading: "The year",
        items: [
          "Letters of the chair and of the group chief executive.",
          "Five years in figures, and the calendar of shareholders.",
        ],
      },
    ],
    [
      {
        heading: "Strategy and business",
        items: [
          "How the group earns its money, company by company.",
          "What was promised a year ago, and what came of it.",
        ],
      },
      {
        heading: "Governance",
        items: [
          "The board: who sits on it, since when, on which committees, and how often it met.",
          "How the code of the Capital Markets Authority is applied, point by point.",
          "Pay of the directors. The largest shareholders, and how shares are spread.",
        ],
      },
      {
        heading: "Risk",
        items: [
          "Credit, liquidity, market and operational risk, with who watches each.",
          "Cyber security, compliance and the climate.",
        ],
      },
    ],
    [
      {
        heading: "Audited financial statements",
        items: [
          "The statement of the directors' responsibilities and the auditor's report.",
          "Financial position, comprehensive income, changes in equity, cash flows, for group and company.",
          "Notes: accounting policies, judgements, and the make-up of each line.",
        ],
      },
      {
        heading: "For shareholders",
        items: [
          "Notice of the annual general meeting and a proxy form.",
          "Addresses of the company, its registrar, auditor and branches.",
        ],
      },
    ],
  ],
  "meeting-notice": [
    [
      {
        heading: "The notice",
        items: [
          "Day, hour and place of the meeting, or how to join it by phone or computer.",
          "Ordinary business: accounts, directors, their pay, the auditor.",
          "Special business: each resolution in full, with what it needs to pass.",
          "How to register, vote, ask a question and appoint a proxy, and by when.",
        ],
      },
    ],
  ],
  "proxy-form": [
    [
      {
        heading: "The form",
        items: [
          "Name, shareholder or CDS account number, and number of shares.",
          "The proxy, and for each resolution: for, against or withheld.",
          "Signature or company seal, and where and by when to return it.",
        ],
      },
    ],
  ],
  circular: [
    [
      {
        heading: "Letter of the chair",
        items: [
          "What shareholders are asked to decide, and why now.",
          "What the directors recommend, and what they hold themselves.",
        ],
      },
    ],
    [
      {
        heading: "Terms and effects",
        items: [
          "The terms in full, with the timetable.",
          "What the group looks like after it, and what happens if it is voted down.",
          "What becomes of a shareholder who does nothing.",
        ],
      },
      {
        heading: "Documents to see",
        items: ["Where the articles, the accounts and the contracts can be read before the vote."],
      },
    ],
  ],
  "sustainability-report": [
    [
      {
        heading: "What matters, and to whom",
        items: [
          "How the subjects were chosen, and with whom that was talked over.",
          "The standards the report follows, and what it leaves out.",
        ],
      },
    ],
    [
      {
        heading: "People",
        items: [
          "Staff: numbers, pay, safety, training, women in charge.",
          "Customers: fair lending, complaints and how they ended, data.",
          "Artisans trained by the foundation, and what became of them.",
        ],
      },
      {
        heading: "Homes and the climate",
        items: [
          "Affordable homes financed, by price and county.",
          "Energy, water and waste of the group's own buildings.",
          "Emissions, its own and financed, and the risk of the climate to the loans.",
        ],
      },
      {
        heading: "Assurance",
        items: ["Who checked which of the figures, and to what degree."],
      },
    ],
  ],
  ...rightsOutlines,
};
