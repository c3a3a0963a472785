import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CheckoutStep, openStep, stepIn, stepQuery } from '#client/features/checkout/steps.ts'
import { usePaths } from '#client/lib/links.ts'
import type { Checkout } from './checkout-view.ts'

type StepControl = {
  readonly step: CheckoutStep
  goTo(step: CheckoutStep): void
}

/** The step is in the address, so that Back and a reload find it. */
export function useStep(checkout: Checkout): StepControl {
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const { key, search } = useLocation()
  const wanted = stepIn(new URLSearchParams(search))
  const [start, setStart] = useState({ key, step: openStep(null, checkout) })
  // Without a step in the address the first one stays until the buyer goes on.
  if (start.key !== key) setStart({ key, step: openStep(null, checkout) })
  const step = openStep(wanted ?? start.step, checkout)

  const path = pathTo('checkout', {}, stepQuery(step))
  useEffect(() => {
    // Past the router: it would be one more page to announce.
    window.history.replaceState(window.history.state, '', path)
  }, [path])

  return { step, goTo: (other) => void navigate(pathTo('checkout', {}, stepQuery(other))) }
}
