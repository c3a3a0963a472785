import { defineConfig } from 'playwright/test'
import { findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found. "npm test" installs one.')

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/test-run.ts',
  // Two cores: a story drives a browser and two programs of its own.
  workers: 2,
  fullyParallel: true,
  // Of a machine that does other things as well; a story that passes waits for none of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    locale: 'hr-HR',
    viewport: { width: 1440, height: 900 },
    // The steps with the page at each; filming all of it as well takes a quarter of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
