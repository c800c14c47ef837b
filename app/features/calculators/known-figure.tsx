import type { ComponentProps } from "react";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import boxes from "#app/parts/cost-of-credit/form.module.css";

type KnownFigureProps<Name extends string> = ComponentProps<typeof FigureFields<Name>> & {
  label: string;
  /** The name of each figure in the question. */
  knows: Readonly<Record<Name, string>>;
};

/** Asks which figure the visitor knows and shows only its field; the others keep what was typed. */
export function KnownFigure<Name extends string>(props: KnownFigureProps<Name>) {
  const { label, knows, names, ...figures } = props;
  return (
    <>
      <div className={boxes.know}>
        <ChoiceField
          id="know"
          name="know"
          label={label}
          error={figures.errors["know"]}
          choices={names.map((value) => ({ value, label: knows[value] }))}
          chosen={figures.values["know"] ?? ""}
        />
      </div>
      {names.map((name) => (
        <FigureFields key={name} {...figures} className={boxes[name]} names={[name]} />
      ))}
    </>
  );
}
