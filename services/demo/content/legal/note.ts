/** Every shop must write its own legal texts; staff edit them like any other page. */
export const NOTE =
  '<p><em>Ovo je ogledni tekst koji savez uređuje kao i svaku drugu stranicu. Prije početka prodaje treba ga prilagoditi i provjeriti s pravnikom.</em></p>'
