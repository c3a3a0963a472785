import { existsSync, globSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What Linux counts processor time in, on every architecture that Node runs on. */
const MS_PER_TICK = 10

type Process = { readonly id: number; readonly parent: number; readonly ticks: number }

/** Processor time that all programs of this machine have taken since it started. */
export function cpuMsOfMachine(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

/**
 * Processor time of a process, of those that it started, and of those that these waited for; null
 * where there is no `/proc`. What a killed process took is lost.
 */
export function cpuMsOfTree(root: number): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const processes = globSync('/proc/[0-9]*/stat').flatMap((file) => readProcess(file) ?? [])
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const tree = processes.filter(({ id }) => id === root)
  // Grows while it is walked: children are appended behind their parents.
  for (const { id } of tree) tree.push(...(children.get(id) ?? []))
  return tree.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK
}

function readProcess(file: string): Process | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null // it has ended meanwhile
  }
  // The name is in parentheses and may contain spaces: state and parent follow it.
  const [, parent = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // utime, stime, cutime and cstime, counted from the group id.
  const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
  return { id: Number.parseInt(text, 10), parent: Number(parent), ticks }
}
