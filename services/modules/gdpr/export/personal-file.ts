import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'

type FileDeps = Pick<ModuleDeps, 'db' | 'clock' | 'personalData' | 'letters'>

/** All data of a person as JSON, with the readable headings that each module provides. */
export async function personalFile(
  person: Person,
  { db, clock, personalData, letters }: FileDeps,
): Promise<string> {
  const sections = await Promise.all(personalData.map((one) => one.export(db, person, { letters })))
  const all = Object.assign({ Izrađeno: clock.now().toISOString() }, ...sections)
  return `${JSON.stringify(all, null, 2)}\n`
}
