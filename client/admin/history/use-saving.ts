import { useState } from 'react'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { Change } from './changes.ts'
import type { Save } from './differences.tsx'
import type { DifferenceFieldsFragment } from './history.generated.ts'

type SavingProps = {
  readonly save: Save
  /** Said when it is saved, and when nothing was changed. */
  readonly words: { readonly saved: string; readonly same: string }
  /** All of it is saved. */
  onSaved(): void
}

type Saving = {
  /** What somebody else changed meanwhile, to be shown by `Differences`. */
  readonly differing: readonly DifferenceFieldsFragment[]
  saveAll(changes: readonly Change[]): Promise<void>
}

/** Saves what a form without fields changed, such as an order or a choice. */
export function useSaving({ save, words, onSaved }: SavingProps): Saving {
  const toasts = useToastStore()
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])

  async function saveAll(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) {
      toasts.show('notice', words.same)
      return
    }
    const saved = await save([...changes])
    if (saved === null) return
    if (saved.differing.length > 0) {
      setDiffering(saved.differing)
      return
    }
    toasts.show('success', words.saved)
    onSaved()
  }

  return { differing, saveAll }
}
