import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Everything for people who work here: each part starts again, or reloads, when its files change. */

const SERVICES_PORT = process.env['SERVICES_PORT'] || '4100'
const environment = { ...process.env, NODE_ENV: 'development', MODE: 'demo', SERVICES_PORT }

const children = [
  start('graphql-codegen', ['--config', 'codegen.ts', '--watch', '--silent']),
  start('node', ['--watch', '--watch-preserve-output', 'services/server.ts']),
]
// The generated files must be there before anything imports them.
await pause(3000)
children.push(start('node', ['--watch', '--watch-preserve-output', 'tools/dev-gateway.ts']))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
}

function start(command: string, parameters: readonly string[]) {
  return spawn(command, parameters, { stdio: 'inherit', env: environment })
}
