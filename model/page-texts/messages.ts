import { z } from "zod";
import { CalculatorMessagesSchema } from "#model/loans/calculator-messages.ts";
import { fieldsOf, textFields, ShortText, textWith } from "#model/reading/texts.ts";

export const MessagesSchema = z.strictObject({
  /** The texts shared by all or many pages. */
  shell: z.strictObject({
    ...textFields("skip", "home"),
    errorTitle: textWith("title"),
    ...textFields("topBar", "main", "menu", "back", "callUs", "dock"),
    search: z.strictObject({ label: ShortText, placeholder: ShortText, button: ShortText }),
    iWantTo: ShortText,
    forWhom: textWith("label"),
    seeAll: textWith("label"),
    ...textFields("breadcrumb", "mobileMoney", "tryAgain", "watchFilm", "bankingFor"),
    ...textFields("newAndUseful", "whatToDo", "homePicture", "whatGroupDoes"),
    sourceLine: z.strictObject({
      label: ShortText,
      day: textWith("day"),
      ownDay: textWith("day"),
    }),
    /** At the foot of a page, where Google Analytics is in use. */
    analytics: z.strictObject(
      textFields("question", "agree", "refuse", "agreed", "refused", "change", "about"),
    ),
    /** Around a page that is in another language than English. */
    language: z.strictObject({ label: ShortText, note: ShortText }),
  }),
  talkToUs: z.strictObject({ title: ShortText, text: ShortText, button: ShortText }),
  /** In print only, above a calculation. */
  paper: z.strictObject({
    estimate: ShortText,
    figures: textWith("day"),
    again: textWith("address"),
  }),
  ...textFields("loading", "loadingWait"),
  notFound: z.strictObject({ heading: textWith("address"), text: ShortText, button: ShortText }),
  expired: z.strictObject({ heading: ShortText, text: ShortText }),
  bankingNotFound: z.strictObject({ heading: ShortText }),
  /** `bare` is for a page without a menu. */
  applicationError: z.strictObject({ heading: ShortText, text: ShortText, bare: ShortText }),
  /** For moments in which the server is overloaded. */
  busy: z.strictObject({ heading: ShortText, text: ShortText, posted: ShortText }),
  /** The responses to forms that could not be read. */
  formRefusals: z.strictObject(
    textFields("heading", "malformed", "otherOrigin", "stalled", "tooLarge", "fileUnasked"),
  ),
  film: z.strictObject({
    ...textFields("retrieving", "close", "failed", "inWords"),
    /** The label of a film without a narrator. */
    titlesOnly: ShortText,
  }),
  ...textFields("specimen", "specimenTitle", "otherUnderwriters"),
  /** Above a list that the bank has not published, by what it lists. */
  guides: z.strictObject(textFields("banksAsk", "insurersAsk", "covered", "excluded", "usual")),
  carousel: z.strictObject({
    ...textFields("role", "slideRole", "stop", "start"),
    slide: textWith("number", "total"),
  }),
  device: z.strictObject(textFields("title", "android", "ios", "other", "description")),
  /** The texts of every product's page. */
  product: z.strictObject({
    ...textFields("glance", "parts"),
    kinds: textWith("title"),
    ...textFields("benefits", "faqs", "underwriters", "more"),
  }),
  /** The texts of the pages for one group of customers. */
  banking: z.strictObject({ tasks: ShortText, only: textWith("title"), kinds: ShortText }),
  campaign: z.strictObject({
    rate: textWith("rate"),
    instalment: textWith("instalment", "amount", "years"),
    ...textFields("exampleRate", "calculate", "features", "similar"),
  }),
  exchangeRates: z.strictObject({ unavailable: ShortText }),
  /** The units of typed figures, and the errors that all tools have; `what` completes "Enter …". */
  figures: z.strictObject({
    units: z.strictObject(fieldsOf(z.string(), "amount", "percent", "rate", "months", "years")),
    outdated: ShortText,
    errors: z.strictObject({
      missing: textWith("what"),
      notANumber: textWith("what", "example"),
      tooSmall: textWith("what", "min"),
      tooLarge: textWith("what", "max"),
      ...textFields("notWholeMonths", "neverRepaid"),
    }),
  }),
  calculators: CalculatorMessagesSchema,
  search: z.strictObject({ resultsFor: textWith("term"), noResultsFor: textWith("term") }),
});

export type Messages = z.infer<typeof MessagesSchema>;
