/** The URL of a built file, from Vite. `vite/client` declares it too, but with the DOM types that no server has. */
declare module "*?url" {
  const url: string;
  export default url;
}
