/** The URL of a file in the build, as Vite gives it. `vite/client` declares it too, with the DOM, which no server has. */
declare module "*?url" {
  const url: string;
  export default url;
}
