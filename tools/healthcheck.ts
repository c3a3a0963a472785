import { request } from 'node:http'

/** Liveness check of the container, for either program. */
const ports = [process.env['PORT'] || '4000', process.env['SERVICES_PORT'] || '4100']
const answers = await Promise.all(ports.map(isAlive))
process.exitCode = answers.includes(true) ? 0 : 1

function isAlive(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, path: '/healthz', timeout: 2000 }, (answer) =>
      resolve(answer.statusCode === 200),
    )
      .once('error', () => resolve(false))
      .end()
  })
}
