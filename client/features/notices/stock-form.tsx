import type { ReactElement } from 'react'
import { useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { type NoticeChoice, NoticeForm } from './notice-form.tsx'

type StockFormProps = {
  readonly productId: string
  readonly labelledBy: string
  readonly choices?: readonly NoticeChoice[]
}

/** With the consents of the platform's form `productAvailabilityForm`. */
export function StockForm(props: StockFormProps): ReactElement {
  const consents = useFormConsents('PRODUCT_AVAILABILITY_FORM')
  return <NoticeForm {...props} kind="BACK_IN_STOCK" consents={consents} />
}
