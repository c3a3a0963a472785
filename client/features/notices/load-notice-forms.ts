/** A separate chunk: few products are sold out, and few visitors wait for a lower price. */
export const loadNoticeForms = () => import('./notice-forms.tsx')
