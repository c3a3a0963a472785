/**
 * Default tabs of the explorer, one per part of the graph. A test runs them all, and their lines are
 * short enough for a window of 1280 px.
 */
export const EXAMPLE_QUERIES: readonly string[] = [
  `# The newest products, with prices as shown.
query NewestProducts {
  products(limit: 6, sort: NEWEST) {
    items {
      name
      slug
      format
      availability
      price {
        final { amount currency }
        reference { amount }
        discountPercent
      }
      media { src(size: W640) alt }
      category { name }
    }
    pageInfo { page totalPages total }
  }
}
`,
  `# The tree of categories.
query Categories {
  categories {
    name
    slug
    totalProducts
    children { name slug totalProducts }
  }
}
`,
  `# The home page: its sections are of the CMS,
# the products in them of the catalogue.
query Home {
  content {
    ... on Page {
      title
      sections {
        id
        type
        ... on HeroSection {
          title
          primaryLink { label link { path } }
        }
        ... on FeaturedProductsSection {
          title
          products { name slug }
        }
        ... on CategoryTilesSection {
          categories { name slug }
        }
        ... on LatestNewsSection {
          posts { title publishedAt }
        }
      }
    }
  }
}
`,
  `# What stands around every page.
query Layout {
  layout {
    site {
      name
      url
      mainCurrency { code symbol }
      languages { code2 name }
    }
    mainNavigation {
      title
      link { kind path }
      children { title link { path } }
    }
    footer { organisation { name email } }
  }
}
`,
  `# News and what is on next.
query NewsAndEvents {
  posts(limit: 3) {
    items { title slug publishedAt }
    pageInfo { hasNext endCursor }
  }
  events(limit: 3) {
    items { title start location }
  }
}
`,
  `# Log in as a customer of the demo. The tokens
# are in cookies that no script reads.
mutation Login {
  login(input: {
    username: "ana@navijaci.example"
    password: "rukomet-na-otoku"
  }) {
    ... on LoginSuccess {
      me { firstName addresses { street city } }
    }
    ... on Problem { code message }
  }
}
`,
  `# Who is logged in; null for visitors.
query Me {
  me {
    email
    memberCard { holder validUntil }
    sessions { device isCurrent }
    consents { number isAccepted }
  }
  wishlist { items { product { name } } }
}
`,
]

/** The page sends what the last answers contained in place of these, or no header. */
const APP = headersOf({
  'x-client': 'app',
  authorization: 'Bearer <accessToken>',
  'x-guest': '<guestToken>',
})

/** The last tabs: an app logs in, reads, fills a cart and follows it, with the tokens of its answers. */
export const APP_EXAMPLES: readonly { readonly query: string; readonly headers: string }[] = [
  {
    query: `# Log in as an app: "Headers" below has
# "x-client": "app". The answer has the
# tokens, which the next tabs send; no
# cookies. How to go on: docs/clients.md.
mutation AppLogin {
  login(input: {
    username: "ana@navijaci.example"
    password: "rukomet-na-otoku"
  }) {
    __typename
    ... on LoginSuccess {
      me { firstName }
      session {
        accessToken
        accessExpiresIn
        refreshToken
        refreshExpiresIn
      }
    }
    ... on Problem { code message }
  }
}
`,
    headers: headersOf({ 'x-client': 'app' }),
  },
  {
    query: `# The customer of AppLogin, by the token
# of its answer; null without a login.
query AppCustomer {
  me { firstName email }
}
`,
    headers: APP,
  },
  {
    query: `# Two scarves of the demo. The answer has
# the token of the cart's owner.
mutation AppCart {
  addToCart(input: {
    productId: "905", quantity: 2
  }) {
    ... on AddToCartSuccess {
      cart {
        guestToken
        version
        items { name quantity state }
        prices { total { amount currency } }
      }
    }
    ... on Problem { code message field limit }
  }
}
`,
    headers: APP,
  },
  {
    query: `# What the checkout of AppCart offers; the
# methods come once an address is saved.
query AppCheckout {
  checkout {
    email
    countries { iso name }
    deliveryMethods { name price { amount } }
    paymentMethods { name kind }
    cart { prices { total { amount } } }
  }
  formConsents(form: CHECKOUT_FORM) {
    number
    html
    isRequired
  }
}
`,
    headers: APP,
  },
  {
    query: `# The version of the cart now and after
# each change: run AppCart in another tab.
subscription AppCartChanges {
  cartChanged { id version }
}
`,
    headers: APP,
  },
]

function headersOf(headers: Readonly<Record<string, string>>): string {
  return JSON.stringify(headers, null, 2)
}

/** For the graph of staff; the cookie of the first one lets the others in. */
export const STAFF_EXAMPLES: readonly string[] = [
  `# The owner of the demo. With a second factor
# confirmSignIn comes next.
mutation SignIn {
  signIn(input: {
    email: "urednica@jss.example"
    password: "rukomet-na-otoku"
  }) {
    ... on SignInSuccess {
      session { stage rights endsAt }
    }
    ... on StaffProblem { code message field }
  }
}
`,
  `query Members {
  staffMembers { email roleIds hasFactor lastSeenAt }
  staffRoles { id key name rights }
}
`,
]
