/** Written without looking at the words that search knows: half as a buyer types them, half as a shop talks. */
export const SEVENTH_FRENCH = `
gants de soudeur TIG en peau de chevreau: 280
gant pour gaucher soudage a la baguette: 308
gants d'hiver etanches: DRY
mitaines chaudes pour l'hiver: 206
gants soudage femme petite main: 281 307
gant conducteur chevre grise: 073-2-grey
gants anticoupure niveau A4: CUT
gants avec protection des jointures: IMPACT
gant aluminise chaleur radiante: 304
gants en peau d'orignal: 311 206
gant de wapiti brun: 301-brown
gants doubles en molleton: FLEECE
gants pour meuleuse: GRIND
gants de travail haute visibilite orange: VISIBLE
gants en denim: 151
gant tres long pour souder: 283 304 305
gants de cuir de bison: 081
gants antivibration: 161
tricot enduit nitrile hiver: 207
gant economique pour l'ecole de soudure: SCHOOL 300
gants pour coupe au plasma: 285
gants pour oxycoupage: TORCH
gants gougeage arc air: GOUGE
gants pour aciers inoxydables tig: TIG
gants pour la tuyauterie sous pression: TIG MIG STICK
gants pour souder en position plafond: HOT SPLASH MIG STICK
gant pour manipuler des toles: CUT 150 151 152 155
gants pour le fil barbele: FENCE
gants pour debroussailler: DRIVER FITTER 164
gants de menuisier: DRIVER FITTER 160 166
gants pour rentrer le bois: DRIVER FITTER
souder dans un coin serre: TIG 312 310
gant qui laisse sentir le metal d'apport: FINE TIG
tenir la torche huit heures d'affilee: TIG MIG
se geler les doigts sur le chantier: WINTER
y mouille pis y fait frette: DRY 207
gants pour operer une mini-pelle: DRIVER
gants pour atteler une remorque: DRIVER FITTER
gant pour chalumeau coupeur: TORCH
gant pour le stick gros amperage: 304 305 306 308 300 311
enlever le laitier au marteau: STICK
bruler du 7018: STICK
faire du pipe en 6010: STICK
gants pour pointer: TACK MIG
souder de la tole d'auto au mig: MIG
gants pour ferrailleur: CUT IMPACT 150 152 081 164
gant resistant aux projections: SPLASH MIG
gant en cochon pas cher: 312 278 286
petits gants pour cegepienne en soudage: 281 307 SCHOOL
gants pour mecano de machinerie lourde: MECHANIC
gant mince pour ebavurer: GRIND CUT
gants pour manipuler de la glace: WINTER
gants grandeur 6: SMALL
gants tres tres grands: HUGE
gant noir pour soudeur: 300-black 276-3-black
gants coutures kevlar: 152 075 300 300-black 276-3 276-3-black 277 278 279 280 281 282 283 285 286 301 301-brown 302 303 304 305 306 307 308 309 310 311 312 320 321
gants sans doublure pour souder: BARE_GOAT 277 278 310 312
soudeur de charpente d'acier: STICK FLUX 300
`;
