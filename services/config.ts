export type ServicesConfig = {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Null means SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly sessionSecret: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}
