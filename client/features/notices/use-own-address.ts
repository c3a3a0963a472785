import { type RefObject, useEffect } from 'react'
import { useVisitor } from '#client/features/auth/session/visitor.ts'
import { useNoticeAddressLazyQuery } from './notices.generated.ts'

/** Fills in the address of a customer, since the page is the same for everyone. */
export function useOwnAddress(form: RefObject<HTMLFormElement | null>): void {
  const { hasSession } = useVisitor()
  const [fetchAddress] = useNoticeAddressLazyQuery()
  useEffect(() => {
    if (!hasSession) return
    fetchAddress()
      .then(({ data }) => {
        const field = form.current?.elements.namedItem('email')
        const email = data?.me?.email
        if (field instanceof HTMLInputElement && field.value === '' && email) field.value = email
      })
      // Without an answer the customer types it.
      .catch(() => undefined)
  }, [hasSession, fetchAddress, form])
}
