/** PAG-12: the browser of an iPad says that it is on a Mac, which has no screen to touch. The words show until it left. */
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
