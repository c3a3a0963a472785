import { useEffect } from 'react'
import { useSession } from '#client/admin/session/session.ts'
import type { DraftForm } from './draft-form.ts'

/** With the form that it began with, so that changes of others meanwhile are seen. */
export type StoredDraft = { readonly begun: DraftForm; readonly draft: DraftForm }

/** A draft survives a reload and a visit of another page, until it is saved or its member signs out. */
export function useDraftStore(id: string) {
  const { person } = useSession()
  const key = `input:${person.id}:form:${id}`
  return {
    read: () => readDraft(sessionStorage.getItem(key)),
    store: (stored: StoredDraft | null): void => {
      if (stored === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(stored))
    },
  }
}

function readDraft(text: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Only this screen writes it. */
function isDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'begun' in value && 'draft' in value
}

/** The browser warns before the page is closed. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
