import type { ModuleDeps } from '#services/platform/module.ts'

/** The back office cannot be entered without a member of staff; a demo has some of its own. */
export async function warnWithoutStaff({
  db,
  config,
  log,
}: Pick<ModuleDeps, 'db' | 'config' | 'log'>): Promise<void> {
  if (config.mode === 'demo') return
  const member = await db.selectFrom('staff_role_member').select('account_id').limit(1).execute()
  if (member.length > 0) return
  log.warn('the back office has no members yet: npm run staff -- add <e-mail> makes an owner')
}
