/** Operations of a checkout, as any client sends them. */

export const CHECKOUT_FIELDS = `id email isCompany
  shippingAddress { firstName street country countryName } billingAddress { companyName companyOIB }
  countries { id iso code name }
  deliveryMethods { id name price { amount } minDays
    cartPrices { delivery { amount } total { amount } } branches { id name openingHours } }
  deliveryMethodId deliveryBranchId
  paymentMethods { id name paymentType kind } paymentMethodId
  cart { isDeliveryPriced prices { delivery { amount } total { amount } } }`

export const CHECKOUT = `{ checkout { ${CHECKOUT_FIELDS} } }`

const PROBLEMS = `... on Problem { code message } ... on FormProblem { field }`

export const SAVE_ADDRESS = `mutation ($input: SaveCheckoutAddressInput!) {
  saveCheckoutAddress(input: $input) { __typename
    ... on SaveCheckoutAddressSuccess { guestToken checkout { ${CHECKOUT_FIELDS} } } ${PROBLEMS} } }`

export const SAVE_DELIVERY = `mutation ($input: SaveDeliveryMethodInput!) {
  saveDeliveryMethod(input: $input) { __typename
    ... on SaveDeliveryMethodSuccess { checkout { ${CHECKOUT_FIELDS} } } ${PROBLEMS} } }`

export const SAVE_PAYMENT = `mutation ($input: SavePaymentMethodInput!) {
  savePaymentMethod(input: $input) { __typename
    ... on SavePaymentMethodSuccess { checkout { ${CHECKOUT_FIELDS} } } ${PROBLEMS} } }`

export const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename
  ... on PlaceOrderSuccess {
    guestToken
    order { id number state paymentState email lines { name quantity unitPrice { amount } }
      prices { items { amount } delivery { amount } tax { amount } total { amount } }
      billingAddress { firstName companyName countryName } delivery { name branch }
      paymentMethod { id name paymentType } gift { to message } document { title url } }
    payment { __typename ... on PaymentForm { action fields { name value } } }
  }
  ... on CartChangedProblem { cart { prices { total { amount } } } } ${PROBLEMS} } }`

export const ORDER = `query ($slug: ID!, $key: String) {
  order(slug: $slug, key: $key) { id number email state prices { total { amount } } } }`

export const ADDRESS = {
  ...{ firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@navijaci.example' },
  ...{ contactPhone: '+385 91 000 0000', country: 'HR', city: 'Zagreb', street: 'Primjerova' },
  ...{ houseNumber: '1', zipCode: '10000' },
}
