import { fillText } from "#domain/texts/fill-text.ts";
import { distanceKm, kmAsKnown, type Position } from "#domain/contact/distance.ts";

/** Ten minutes: a recent position is good enough for sorting. */
const fixMaxAgeMs = 600_000;
const patienceMs = 15_000;

/**
 * A button that sorts lists of places by distance, the open and the closed ones separately. The visitor's position
 * stays in the browser: each place has its position, and the distances are calculated here.
 */
class NearMe extends HTMLElement {
  connectedCallback() {
    if (!("geolocation" in navigator)) {
      this.hidden = true;
      return;
    }
    this.querySelector("button")?.addEventListener("click", () => this.locate());
    this.dataset["ready"] = "";
  }

  private locate() {
    this.say(this.dataset["asking"]);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => this.sort(coords),
      ({ code, PERMISSION_DENIED }) =>
        this.say(this.dataset[code === PERMISSION_DENIED ? "denied" : "failed"]),
      { maximumAge: fixMaxAgeMs, timeout: patienceMs },
    );
  }

  private sort(here: Position) {
    const lists = document.getElementById(this.dataset["list"] ?? "")?.querySelectorAll("ul") ?? [];
    const [first] = [...lists].map((list) => this.sortList(list, here));
    if (!first) return;
    this.say(this.dataset[lists.length > 1 ? "sortedOpen" : "sorted"], {
      name: first.item.querySelector("h3")?.textContent ?? "",
      distance: this.distanceOf(first.km),
    });
  }

  /** Returns the nearest item. */
  private sortList(list: HTMLElement, here: Position) {
    const items = [...list.querySelectorAll<HTMLElement>("[data-position]")]
      .map((item) => ({ item, km: distanceKm(here, positionOf(item)) }))
      .sort((a, b) => a.km - b.km);
    for (const { item, km } of items) this.showDistance(item, this.distanceOf(km));
    list.append(...items.map(({ item }) => item));
    return items[0];
  }

  private distanceOf(km: number) {
    const known = kmAsKnown(km);
    const { near = "", km: text = "" } = this.dataset;
    return known === undefined ? near : fillText(text, { km: known });
  }

  private showDistance(item: HTMLElement, distance: string) {
    let place = item.querySelector("[data-distance]");
    if (!place) {
      place = document.createElement("p");
      place.setAttribute("data-distance", "");
      item.querySelector("h3")?.after(place);
    }
    place.textContent = fillText(this.dataset["away"] ?? "", { distance });
  }

  private say(text = "", values: Record<string, string> = {}) {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = fillText(text, values);
  }
}

function positionOf({ dataset }: HTMLElement): Position {
  const [latitude = NaN, longitude = NaN] = (dataset["position"] ?? "").split(" ").map(Number);
  return { latitude, longitude };
}

customElements.define("near-me", NearMe);
