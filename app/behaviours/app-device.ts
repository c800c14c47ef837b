/**
 * PAG-12: an iPad's browser claims to be on a Mac, but a Mac has no touch screen. The text shows until the page
 * redirects.
 */
class AppDevice extends HTMLElement {
  connectedCallback() {
    const { userAgent, maxTouchPoints } = navigator;
    const address = this.dataset[maxTouchPoints > 1 ? "ipad" : "mac"];
    if (!address || !/macintosh/i.test(userAgent)) return;
    this.hidden = false;
    location.replace(address);
  }
}

customElements.define("app-device", AppDevice);
