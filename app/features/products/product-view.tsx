import type { ReactNode } from "react";
import { Paragraphs, TextList } from "#app/ui/text-list.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { PageAction } from "#app/layout/actions/page-action.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { EnquiryPanel } from "#app/layout/contact/enquiry-panel.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { bankReference } from "#app/lib/organisation-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { familyFacts, soldBy } from "#domain/products/families.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { PriceTag } from "./price-tag.tsx";
import { calculators, costLinks, productLinks } from "./product-links.ts";
import { insuranceAgency, productData } from "./product-data.ts";
import type { ProductPage } from "./product-page.ts";
import { ProductRows } from "./product-rows.tsx";
import { ProductSections } from "./product-sections.tsx";
import { Underwriters } from "./underwriters.tsx";
import styles from "./product-view.module.css";
import type { Fact } from "#model/products/fact-schema.ts";
import { FactTable } from "./fact-table.tsx";
import { SourceDay } from "#app/layout/words/source-day.tsx";
import type { Faq } from "#model/products/schema.ts";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import stack from "#app/ui/stack.module.css";

type ProductViewProps = { page: ProductPage };

/** The page of a product, or of one group of it. */
export function ProductView({ page }: ProductViewProps) {
  const { content, origin } = useServices();
  const { messages, enquiryForm } = content;
  const ask = enquiryForm.product;
  const { product, group, isGroupPage, facts, faqs } = page;
  const family = familyFacts[product.family];
  const sells = soldBy(product);
  /** True if there is nothing between the sections and the questions. */
  const isShort = product.benefits.length === 0 && page.underwriters.length === 0;
  const description = (isGroupPage && group?.description) || product.description;
  const data = productData({
    product,
    group: isGroupPage ? group : undefined,
    url: origin + page.canonicalPath,
    category: familyName(content, product.family),
    bank: bankReference(content, origin),
    agency: insuranceAgency(content, origin),
  });
  return (
    <div data-family={product.family}>
      <Banner motif={family.motif} seed={page.clothSeed} title={page.title} lead={page.summary}>
        {product.provenance === "specimen" && <SpecimenMark />}
      </Banner>
      <div className={`${styles.layout} wrap`}>
        <Aside page={page} />
        <div className={styles.main}>
          <Description paragraphs={description}>
            {product.source && <OwnFactDay source={product.source} asOf={product.asOf} />}
          </Description>
          {page.groupTabs.length > 0 && (
            <LinkTabs
              tabs={page.groupTabs}
              label={fillText(messages.product.kinds, { title: product.title })}
            />
          )}
          {group && !isGroupPage && (
            <Description title={group.title} paragraphs={group.description} />
          )}
          {sells === "deposits" && <DepositProtection />}
          <ProductSections sections={page.sections} facts={facts} family={product.family} />
          {faqs.length > 0 && isShort && <Faqs faqs={faqs} isBeside />}
        </div>
      </div>
      {product.benefits.length > 0 && <Benefits benefits={product.benefits} />}
      {page.underwriters.length > 0 && <Underwriters panel={page.underwriters} />}
      {faqs.length > 0 && !isShort && <Faqs faqs={faqs} />}
      <EnquiryPanel
        title={fillText(ask.title, { product: page.title })}
        text={ask.text}
        href={page.enquiryPath}
        button={ask.open}
      />
      {page.more.length > 0 && (
        <section className={`${styles.more} wrap`} aria-labelledby="more-products">
          <h2 id="more-products">{messages.product.more}</h2>
          <ProductRows products={page.more} />
        </section>
      )}
      {data && <JsonLd data={data} />}
    </div>
  );
}

/** The price and the main figures, with links to calculate, check and compare. */
function Aside({ page }: ProductViewProps) {
  const { content } = useServices();
  const { enquiryForm, prices: texts } = content;
  const { product, group, prices, keyFacts } = page;
  const sells = soldBy(product);
  const calculator = product.calculator && calculators(content, page)[product.calculator];
  return (
    <div className={styles.aside}>
      <PriceTag
        title={sells === "deposits" ? texts.titleOfDeposits : texts.title}
        prices={prices}
        form={page.enquiryPath}
        product={page.title}
      />
      <PageAction href="#enquiry">{enquiryForm.product.ask[sells]}</PageAction>
      <WhatsappLink subject={group?.title ?? product.title} />
      {keyFacts.length > 0 && <KeyFacts facts={keyFacts} />}
      {productLinks(content, page).map(({ label, href }) => (
        <Link key={href} className={styles.link} href={href}>
          {label}
        </Link>
      ))}
      {(calculator || sells === "loans") && (
        <div className={styles.tools}>
          {calculator && (
            <>
              <p>{calculator.text}</p>
              <ButtonLink href={calculator.href} variant="secondary">
                {calculator.title}
              </ButtonLink>
            </>
          )}
          {sells === "loans" &&
            costLinks(content, page).map(({ label, ...rest }) => (
              <ButtonLink key={rest.href} variant="secondary" {...rest}>
                {label}
              </ButtonLink>
            ))}
        </div>
      )}
    </div>
  );
}

type DescriptionProps = { title?: string; paragraphs: readonly string[]; children?: ReactNode };

function Description({ children, ...texts }: DescriptionProps) {
  return (
    <div className={styles.description}>
      {texts.title && <h2>{texts.title}</h2>}
      <Paragraphs texts={texts.paragraphs} />
      {children}
    </div>
  );
}

/** The main figures of a product beside its price. */
function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  const { messages } = useServices().content;
  return (
    <section aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.title}>
        {messages.product.glance}
      </h2>
      <FactTable facts={facts} />
    </section>
  );
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  const { messages } = useServices().content;
  return (
    <section className={styles.band} aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits">{messages.product.benefits}</h2>
        <TextList texts={benefits} className={styles.list} />
      </div>
    </section>
  );
}

/** The amount up to which deposits are insured, in one sentence with its source. */
function DepositProtection() {
  const { depositProtection, settings } = useServices().content;
  const { text, link, source, asOf } = depositProtection;
  return (
    <p>
      {fillText(text, { bank: settings.bank.name })}{" "}
      <Link href={source} rel="external">
        {link}
      </Link>
      {source && asOf && <SourceDay asOf={asOf} />}
    </p>
  );
}

type FaqsProps = {
  faqs: readonly Faq[];
  /** True beside the figures of the product, not below them. */
  isBeside?: boolean;
};

function Faqs({ faqs, isBeside = false }: FaqsProps) {
  const { messages } = useServices().content;
  return (
    <section className={isBeside ? stack.even : `${styles.faqs} wrap`} aria-labelledby="faqs">
      <h2 id="faqs">{messages.product.faqs}</h2>
      <Accordion
        name="faqs"
        items={faqs.map(({ question, answers }) => ({
          title: question,
          content: <Paragraphs texts={answers} />,
        }))}
      />
    </section>
  );
}
