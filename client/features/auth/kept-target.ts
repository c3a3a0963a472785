import { safePath } from './safe-path.ts'

const STORED_AS = 'loginTarget'

/** Over the way to a provider and back, which leaves this page. */
export function keepTarget(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  target: string | null,
) {
  if (target === null) storage.removeItem(STORED_AS)
  else storage.setItem(STORED_AS, target)
}

/** Read once; what stands in the storage is looked at again before anyone is sent there. */
export function takeTarget(storage: Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  const target = safePath(storage.getItem(STORED_AS))
  storage.removeItem(STORED_AS)
  return target
}
