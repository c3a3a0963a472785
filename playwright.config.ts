import { defineConfig } from 'playwright/test'
import { findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found. "npm test" installs one.')

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/test-run.ts',
  // For two cores: each story runs a browser and two programs.
  workers: 2,
  fullyParallel: true,
  // For a busy machine; a passing story needs far less.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    locale: 'hr-HR',
    viewport: { width: 1440, height: 900 },
    // The trace has every step with its page; a video as well costs a quarter of the CPU.
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
