import { data } from "react-router";
import { ChooseForm } from "./choose-form.tsx";
import { chosenOf, comparables } from "./comparable.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf } from "#app/lib/page-parameters.ts";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { formatDay } from "#domain/time/days.ts";
import { families, isFamily } from "#domain/products/families.ts";
import { mostCompared } from "#domain/products/product-comparison.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: { family: 1, product: mostCompared } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const texts = content.compare;
  const sent = askedOf(request, handle.parameters);
  const asked = sent.get("family") ?? undefined;
  if (asked !== undefined && !isFamily(asked)) throw data(null, { status: 404 });

  const family = asked ?? "borrow";
  const all = comparables(content, family);
  const chosen = chosenOf(all, sent.getAll("product"));
  const keys = chosen.map(({ key }) => key);
  const titles = chosen.map(({ title }) => title);
  const address = origin + paths.compare(family, keys);
  const page = {
    meta: {
      title: stateTitle(texts.title, titles),
      description: texts.description,
      canonical: paths.compare(),
      isUnlisted: asked !== undefined || chosen.length > 0,
    },
    family,
    all,
    chosen,
    crumbs: [{ label: texts.title }],
    address,
    message: fillText(texts.shareMessage, {
      products: titles.join(", "),
      day: formatDay(content.ratesAndFees.checkedOn),
      address,
    }),
  };
  return data(page, { headers: chosen.length > 0 ? uncachedPage : cachedPage });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { compare: texts } = content;
  const { family, all, chosen, address, message } = loaderData;
  const [first] = chosen;
  return (
    <ToolPage
      family={family}
      seed={`compare-${family}`}
      page={texts}
      form={
        <>
          <LinkTabs
            label={texts.families}
            tabs={families.map((each) => ({
              label: familyName(content, each),
              href: paths.compare(each),
              isCurrent: each === family,
            }))}
          />
          {!first && <p>{texts.start}</p>}
          <ChooseForm family={family} all={all} chosen={chosen} />
        </>
      }
      isFormAbove
      calculation={first && { inputs: [], address }}
      shared={chosen.length > 1 ? { message, address } : undefined}
    >
      {chosen.length === 1 && first && <p>{fillText(texts.oneMore, { title: first.title })}</p>}
      {first && <ComparisonTable products={chosen} />}
    </ToolPage>
  );
}
