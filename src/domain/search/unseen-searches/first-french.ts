/** As typed by welders, buyers, safety officers and visitors of shops. */
export const FIRST_FRENCH = `
	gants de weld pas trop épais: TIG 302 307 310
	gants pour souder de la stainless: TIG
	gants souder inox mince: FINE 279
	gants 7018: 300 300-black 301 301-brown 304 305 308 311 303 202
	gants pour baguette 5/32: 301 301-brown 304 311 305
	gants de soudeur longs: STICK 283 306 309 310 285
	gant souder tuyau 6G: 283 276-3 276-3-black 282 205 320 278 280 281 310
	gants pour brazer: TORCH
	gants pour couper au chalumeau: TORCH
	gants torche acetylene: TORCH
	gants pour arc air gros amperage: GOUGE
	gants de gougeage épais: GOUGE
	gants mig souples: 310 302 320 307
	gants pour souder alu tig gros ampérage: 285
	gants soudure fil fourré sans gaz: FLUX
	gants pour flux core: FLUX
	gants soudeur doublés kevlar: 279 321
	gants soudeur cousus kevlar: STICK MIG TIG
	gants a souder cuir de vache: 300 300-black 302 303 304 305 306 307 308 309 202
	gants de soudeur medium: 300 300-black 302 307 308 309 310 312 320 321 276-3 276-3-black 277 278 279 280 281 282 283 285 286 205
	gants de soudure pour petites mains: 281 307 280 276-3 276-3-black 166
	gants pour pas me brûler avec le stick: STICK
	mes gants brûlent trop vite à la baguette: STICK
	gant de rechange main gauche stick: 308
	gant gauche seul pour le tig: 282
	gants pour pointer des assemblages: TACK
	souder au plafond manchette longue: STICK 283 310
	gants pour soudeuse débutante: WOMEN CHEAP
	gants cours de soudure cegep: SCHOOL
	gants en peau de chevre: GOAT
	gants peau de vache non doublés: 074 079
	gants cuir de boeuf: COW
	gants en chevreuil doux: DEER
	gants cuir de chevreuil doublé: 200 310
	gants cochon: PIG
	mitaines d'orignal doublées laine: 206
	gants orignal soudeur: 311
	gants cuir refendu pas cher: 150 303 286 312
	gants suede soudeur: SPLIT
	gants de bison taille large: 081
	gants cuir dos tricot ignifuge: 160 166
	gants doublés en laine: WOOL
	gants sans cuir: KNIT
	pas de cuir, gants tricotés: KNIT
	gants de chèvre pas doublés: BARE_GOAT
	gants sans couture: KNIT
	gant tig manchette courte: 277
	gant soudeur manchette 5 po: 300 300-black 303 308 309 310 285 202
	manchette 18 cm: GOUGE
	gants manchette 15 cm tig: 283
	manchettes 100 mm tig: 276-3 276-3-black 278 279 280 281 282 286 205 320
	gant 16 pouces de long: GOUGE
	gants chevre 0,6 mm: 280
	gants xxxl hiver: 200
	gants x-small: SMALL
	gants femme pointure 6: WOMEN
	gants d'hiver pointure 10: WINTER
	gants extra-petit femme: WOMEN
	gants de chantier femme: 154 077 208 166
	gants pour grosses mains: HUGE
	gants -20: WINTER
	gants pour -40: 206 200 202
	mitaines de skidoo: 206
	gants motoneige: 206
	gants pour pelleter la neige: 200 201 203 206 207 208
	gants pour le frette mais minces: 204 205
	gants congélateur: 207 204 201
	gants chambre froide: 207 204 201 200
	gants d'hiver camionneur: 204 201
	gants hiver opérateur de loader: 204 200 208
	gants waterproof: DRY
	gants qui prennent pas l'eau: DRY
	gants contre l'humidité et le froid: DRY
	gants doublés polar: FLEECE
	gants winter pour souder dehors: 202 205
	mitaine à un doigt: 206
	gants thinsulate femme: 208
	norme EN 511: WINTER
	gants EN511 imperméables: DRY
	gants ansi a4: CUT
	gants niveau 5 coupure cuir: 075 164 321
	cut resistant niveau A6: 163
	EN388 3X43E: 163 321
	EN 407 413X4X: 300 300-black 308
	gants certifiés ANSI impact: IMPACT
	ANSI 138 niveau 2: 079 155
	isea 138: IMPACT
	gants anti-perforation: 301 301-brown 304 305 306 311 321 075 152
	gants chaleur 350°C: 304 306
	gants pour pièces à 200 degrés: 301 301-brown 304 305 306 311 075
	gants devant le four: 304 305 306
	gants pour fondeur: @Foundry
	gants métal en fusion: SPLASH
	gants pour toucher du métal brûlant: HOT
	gants pour vitrier: CUT
	gants pour manipuler du verre: CUT
	gants de couvreur: @Construction
	gants pour ferblantier: CUT
	gants tôle galvanisée: CUT
	gants pour changer des lames de scie: 162 163
	gants pour fil barbelé: FENCE
	gants pour faire de la clôture: FENCE
	gants pour câbles d'acier: 081 164
	gants de gréeur: 073-2 078 081 150 153 155 203 309
	gants pour signaler la grue: 078 153 076 203
	gants visibles la nuit: VISIBLE
	gants orange fluo hiver: 203
	gants de travaux routiers: 076 153 203 200 078
	gants grip huile: OILY
	gants pour pièces huileuses: OILY
	gants de mécano: MECHANIC
	gants de mécanique: MECHANIC
	gants pour moteur et garage: MECHANIC @Automotive_and_trailer
	gants pour débosseleur: 160 166 162
	gants pour grinder et disque à couper: GRIND
	gants pour marteau piqueur: 161
	gants pour corder du bois: 074 081 073-2 156 201 150 151
	gants moulin à scie: 074 079 081 156 201 203
	gants d'étable: @Agricultural_equipment
	gants pour tracteur l'hiver: 200 204 208
	gants de quai de chargement: 207 073-2-grey 162 156 @Warehousing
	gants de livreur: 073-2-grey 204 073-2
	gants de magasinier: @Warehousing
	gants pour boîtes de carton: @Warehousing
	gants dextérité fine: FINE
	gants pour plateforme de forage: IMPACT 081 200
	gants pour clé à chocs: 161 079 165
	gants de pipeline: @Pipeline
	gants chemin de fer: @Rail
	gants de voirie hiver: 200 203 207 208
	gants tri de déchets: @Recycling
	xy-301 brun: 301-brown
	XY 0732: 073-2
	XY.276.3: 276-3
	xy 073 2 gris: 073-2-grey
	xy300 noir xl: 300-black
	modèle xy162 grandeur medium: 162
	gants Lincoln tig: TIG
	je cherche des gants pour souder dans le froid: 202 205
	quel gant prendre pour du 1/4 au mig: MIG
	avez-vous des gants pour femmes qui travaillent en usine: WOMEN
	ça prend quoi comme gants pour la meuleuse: GRIND
	gants lavables: 073-2 075 078 162 163 207 278 286 312
	gants respirants pour l'été: 278 312 286 078 150 283
	gants élastique au poignet: 073-2 073-2-grey 074 075 076 077 204
	gants à la douzaine pour équipe: 150
	gants en jeans bleu: 151
	gants jaunes et noirs: 162
	gants anti coupur: CUT
	mittaine cuir: 206
	gants impérmeable: DRY
	gand mecanicien: MECHANIC
	gants soudeurs en cuire: STICK MIG TIG
	gants anti-vibrassion: 161
`;
