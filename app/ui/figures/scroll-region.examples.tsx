import type { Examples } from "../examples.ts";
import { ScrollRegion } from "./scroll-region.tsx";

export const examples: Examples = {
  title: "Scroll region",
  states: {
    "wider than a phone": (
      <ScrollRegion label="Repayments of the first year">
        <table>
          <tbody>
            <tr>
              {Array.from({ length: 12 }, (_, i) => (
                <td key={i}>KES 62,176.04</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    ),
  },
};
