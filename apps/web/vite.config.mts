import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { articlePictures } from './build/article-pictures.mts'
import { articles } from './build/articles/articles.mts'
import { groups } from './build/chunks.mts'
import { compressedCopies } from './build/compressed-copies.mts'
import { pageTable } from './build/page-table.mts'
import { preloadFont } from './build/preload-font.mts'
import { productionRouter } from './build/production-router.mts'
import { socialPicture } from './build/social-picture.mts'
import { textsTogether } from './build/texts-together.mts'
import { verifierDownload } from './build/verifier-download.mts'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [
    productionRouter(),
    articles(),
    react(),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['zh-TW', 'zh-CN', 'en-US', 'ja-JP', 'ko-KR'] }), enforce: 'pre' },
    preloadFont(),
    textsTogether(),
    socialPicture(),
    articlePictures(),
    verifierDownload(),
    pageTable(),
    compressedCopies(),
  ],
  resolve: {
    conditions: ['@originseal/source', 'module', 'browser', 'development|production'],
    alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/api/zod-without-eval.ts') }],
  },
  // Each icon is a small module: bundled ahead, every new one would have all pages reloaded.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    target: 'es2022',
    // Browsers without it load the same files, later: the polyfill would be in every first view.
    modulePreload: { polyfill: false },
    // A picture or style inlined as a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Workspace sources declare schemas and nothing else, so what a page does not use may go.
      treeshake: { moduleSideEffects: (id) => !/\/libs\/(contracts|brand)\/src\//.test(id) },
      // The first script names every other: seven characters of a hash tell its 800 names apart (2^42 values).
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  // `/protect/step1` and its siblings are pages; only what lies below `/protect/trial` is the gateway's.
  server: {
    proxy: {
      '/api': gateway,
      '/protect/trial': gateway,
      '/downloads': gateway,
      '^/d(?:/|$)': gateway,
      '/respondent-page.css': gateway,
    },
  },
})
