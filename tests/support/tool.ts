import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ServicesConfig } from '#services/config.ts'
import { RUNTIME } from '#tools/runtime.ts'

type Place = Pick<ServicesConfig, 'dataDir'> &
  Partial<Pick<ServicesConfig, 'databaseUrl' | 'smtpUrl' | 'sessionSecret'>> & {
    /** `S3_URL`. */
    readonly bucketUrl?: string
  }

/** What a command of `tools/` prints, run beside services as npm would; rejects when it fails. */
export async function runTool(
  name: string,
  { dataDir, databaseUrl, smtpUrl, sessionSecret, bucketUrl }: Place,
  ...given: readonly string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...given], {
    env: {
      ...RUNTIME,
      PATH: process.env['PATH'],
      MODE: 'demo',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: smtpUrl ?? '',
      S3_URL: bucketUrl ?? '',
      SESSION_SECRET: sessionSecret ?? '',
    },
  })
  return stdout
}
