import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { cpuMsOfMachine } from './cpu.ts'

export type StepCost = {
  readonly name: string
  readonly wallMs: number
  /** Of the whole machine, so that servers and killed browsers count. */
  readonly cpuMs: number
}

export type Command = readonly [program: string, ...parameters: string[]]

/** Runs the steps of the gate and notes what each costs. */
export type Steps = {
  readonly costs: readonly StepCost[]
  measure<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>
  /** False when the command failed. */
  run(
    name: string,
    command: Command,
    environment?: Readonly<Record<string, string>>,
  ): Promise<boolean>
  /** Runs them side by side; each prints once it has ended. Returns the output of the failed ones. */
  runParallel(name: string, commands: readonly Command[]): Promise<string[]>
}

export function createSteps(): Steps {
  const costs: StepCost[] = []

  const measure: Steps['measure'] = async (name, work) => {
    const startedAt = performance.now()
    const cpuBefore = cpuMsOfMachine()
    const result = await work()
    costs.push({
      name,
      wallMs: performance.now() - startedAt,
      cpuMs: cpuMsOfMachine() - cpuBefore,
    })
    return result
  }

  return {
    costs,
    measure,
    run: (name, command, environment = {}) =>
      measure(name, async () => {
        console.log(`\n> ${command.join(' ')}`)
        const [program, ...parameters] = command
        const env = { ...process.env, ...environment }
        const [code] = await once(spawn(program, parameters, { stdio: 'inherit', env }), 'close')
        return code === 0
      }),
    runParallel: (name, commands) =>
      measure(name, async () => {
        const outcomes = await Promise.all(commands.map(runQuietly))
        for (const { said } of outcomes) console.log(said)
        return outcomes.flatMap(({ hasFailed, said }) => (hasFailed ? [said] : []))
      }),
  }
}

async function runQuietly(command: Command): Promise<{ hasFailed: boolean; said: string }> {
  const [program, ...parameters] = command
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [[code], out, err] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { hasFailed: code !== 0, said: `\n> ${command.join(' ')}\n${out}${err}` }
}
