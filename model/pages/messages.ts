import { z } from "zod";
import { CalculatorMessagesSchema } from "#model/loans/calculator-messages.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

export const MessagesSchema = z.strictObject({
  /** What stands around every page, and on many. */
  shell: z.strictObject({
    skip: Words,
    home: Words,
    errorTitle: wordsWith("title"),
    topBar: Words,
    main: Words,
    menu: Words,
    back: Words,
    callUs: Words,
    search: z.strictObject({ label: Words, placeholder: Words, button: Words }),
    forWhom: wordsWith("label"),
    seeAll: wordsWith("label"),
    onlyThese: Words,
    breadcrumb: Words,
    mobileMoney: Words,
    tryAgain: Words,
    watchFilm: Words,
    bankingFor: Words,
    newAndUseful: Words,
    whatToDo: Words,
    homePicture: Words,
    whatGroupDoes: Words,
    sourceLine: z.strictObject({ label: Words, day: wordsWith("day") }),
    /** Around a page that is in another language than English. */
    language: z.strictObject({ label: Words, note: Words }),
  }),
  talkToUs: z.strictObject({ title: Words, text: Words, button: Words }),
  loading: Words,
  loadingWait: Words,
  notFound: z.strictObject({ heading: wordsWith("address"), text: Words, button: Words }),
  expired: z.strictObject({ heading: Words, text: Words }),
  bankingNotFound: z.strictObject({ heading: Words }),
  /** `bare` stands on a page that has no menu. */
  applicationError: z.strictObject({ heading: Words, text: Words, bare: Words }),
  /** For a moment in which more is asked of the server than it can do. */
  busy: z.strictObject({ heading: Words, text: Words, posted: Words }),
  /** Instead of the answer to a form that was not read. */
  formRefusals: z.strictObject({
    heading: Words,
    malformed: Words,
    otherOrigin: Words,
    stalled: Words,
    tooLarge: Words,
    fileUnasked: Words,
  }),
  film: z.strictObject({ retrieving: Words, close: Words, failed: Words, inWords: Words }),
  specimen: Words,
  specimenTitle: Words,
  guide: Words,
  otherUnderwriters: Words,
  carousel: z.strictObject({
    role: Words,
    slideRole: Words,
    stop: Words,
    start: Words,
    slide: wordsWith("number"),
  }),
  device: z.strictObject({
    title: Words,
    android: Words,
    ios: Words,
    other: Words,
    description: Words,
  }),
  /** Of every product's page. */
  product: z.strictObject({
    glance: Words,
    parts: Words,
    kinds: wordsWith("title"),
    benefits: Words,
    faqs: Words,
    underwriters: Words,
    more: Words,
  }),
  /** Of the pages for one group of customers. */
  banking: z.strictObject({ tasks: Words, only: wordsWith("title"), kinds: Words }),
  campaign: z.strictObject({ features: Words, similar: Words }),
  exchangeRates: z.strictObject({ unavailable: Words }),
  calculators: CalculatorMessagesSchema,
  search: z.strictObject({ resultsFor: wordsWith("term"), noResultsFor: wordsWith("term") }),
});

export type Messages = z.infer<typeof MessagesSchema>;
