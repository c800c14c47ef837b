import { loadContent } from "#content/load.ts";

try {
  const { products } = loadContent(process.env["CONTENT_DIR"]);
  console.info(`Content is sound: ${products.length} products`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
