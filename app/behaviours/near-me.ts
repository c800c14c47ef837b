import { fillWords } from "#app/lib/fill-words.ts";
import { distanceKm, formatDistance, type Position } from "#domain/distance.ts";

/** Ten minutes: a phone that knows where it is need not look again. */
const fixMaxAgeMs = 600_000;
const patienceMs = 15_000;

/**
 * A button that sorts the list it names by distance. Where the visitor is stays in the browser: the list has the
 * positions of its items, and the distances are worked out here.
 */
class NearMe extends HTMLElement {
  connectedCallback() {
    if (!("geolocation" in navigator)) {
      this.hidden = true;
      return;
    }
    this.querySelector("button")?.addEventListener("click", () => this.locate());
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
    const list = document.getElementById(this.dataset["list"] ?? "");
    if (!list) return;
    const items = [...list.querySelectorAll<HTMLElement>("[data-latitude]")]
      .map((item) => ({ item, km: distanceKm(here, positionOf(item)) }))
      .sort((a, b) => a.km - b.km);
    for (const { item, km } of items) this.showDistance(item, formatDistance(km));
    list.append(...items.map(({ item }) => item));

    const [nearest] = items;
    if (!nearest) return;
    this.say(this.dataset["sorted"], {
      name: nearest.item.dataset["name"] ?? "",
      distance: formatDistance(nearest.km),
    });
  }

  private showDistance(item: HTMLElement, distance: string) {
    const place = item.querySelector<HTMLElement>("[data-distance]");
    if (!place) return;
    place.textContent = fillWords(this.dataset["away"] ?? "", { distance });
    place.hidden = false;
  }

  private say(words = "", values: Record<string, string> = {}) {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = fillWords(words, values);
  }
}

function positionOf({ dataset }: HTMLElement): Position {
  return { latitude: Number(dataset["latitude"]), longitude: Number(dataset["longitude"]) };
}

customElements.define("near-me", NearMe);
