import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { writeWorker } from "./src/shell/build";

export default defineConfig({
  plugins: [svelte(), { name: "shell", apply: "build", writeBundle: ({ dir }) => writeWorker(dir ?? "") }],
  build: {
    outDir: "../src/strategikon/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
