/** Written by somebody who had seen the gloves alone, neither the search nor its words. */
export const FOURTH_FRENCH = `
plombier brasage de tuyaux de cuivre: TORCH 278 285 286 312
vitrier carreaux cassés: 075 078 162 163 164
ferblantier gaines de ventilation: 075 078 162 163 164 279 312 321
bucheron qui traine des billots: 081 201 203 206 074
trappeur en skidoo: 206 200 201
garagiste pose de pneus: 161 165 079 160 073-2 073-2-grey 074 204
camionneur bâcher un voyage en hiver: 201 204 200 207 203
eboueur bacs de recyclage: 207 156 162 163 164 075 078 074 150
vacher soins des animaux en janvier: 200 208 204 206 207 074
eleveur de chevaux fil barbele: FENCE 164 163 075
acériculteur tubulure en mars: 200 204 208 206 201 207
grutier signes de la main: VISIBLE
signaleuse cônes orange: VISIBLE 208
soudeuse comptoirs en inox: TIG
tuyauteur serrer des boulons de bride: 165 079 155 151
arpenteuse piquets gelés: 208 200 204 206 203
sculpteur ferraille soudée: FINE MIG 303 075
matelot cordages trempes: 156 206 081 207 200
ebarbeur pieces de fonte: GRIND 165
coffreur panneaux de béton: 155 150 074 151 081 207
monteur de charpente poutres d'acier: 150 151 152 155 079 165 164 081
déménageur électroménagers: DRIVER FITTER
commis de chambre froide palettes: 207 204 201 200 208
paysagiste grosses roches: 074 081 073-2 073-2-grey 150 151 155
forgeron lames rougies au feu: HOT TORCH
ferronnier rampes de balcon: MIG STICK
carrossier sabler des portes de char: GRIND
opérateur de gratte manettes: 076 200 203 204 208 073-2 073-2-grey
magasinier couper du feuillard: 162 163 164 075 078 321 073-2-grey
gros frette dehors toute la journée: WINTER 311
pelleter de la sloche: 200 207 156 203
gants impermeables pluie verglacante: 200 207 156
souder dehors quand il mouille: 301 301-brown 310 311 312 202
shop sans clim en juillet: 278 312 286 154 162 078
gougage arc-air: GOUGE
soudage fil fourre grosse plaque: FLUX 202 309 305
table plasma cnc: 321 285 302 305 307 309 310 279 075 152
decoupage oxyacetylene: TORCH
tack weld sur le montage: TACK
meulleuse à angle: GRIND
chipper la slag à frette: 165 161 079 309 160
électrode 7018 à pleine journée: STICK
GANTS SOUDEUR MANCHETTE LONGUE: 283 285 202 300 300-black 301 301-brown 303 304 305 306 308 309 310 311
GANT TIG X-PETIT: 276-3 276-3-black 280 281
ma blonde flotte dans mes gants: WOMEN SMALL
3XL pour grosses pattes: HUGE
j'use toujours le gauche avant le droit: 282 308
gants en chevreuille: DEER
peau d'orignal: 206 311
wapiti huilé: 301 301-brown
cuir de bison: 081
doublure kevlar: 075 279 321 162 163
paume trempee dans le nitrile: 162 163 207
intérieur en laine: WOOL
gant argenté qui renvoie la chaleur: 304
attache velcro au poignet: 161 165 078 079
mitainne avec index à part: 206
coupure ANSI A6: 163
anti coupur niveau E: 075 163 321
ANSI 138 chocs sur les jointures: IMPACT
EN 12477 type B: 276-3 276-3-black 278 280 281 282 283 285 286 320
en 511 froid de contact: WINTER
pas cher à la caisse pour les visiteurs: CHEAP SCHOOL
cégep soudure premiere session: SCHOOL
mains qui suent tout le temps: 278 286 312 154 162 078
j'ai les mains qui picotent après la grinder: 161
un cuir qui reste souple une fois séché: DEER 278 312 301 301-brown 311
je me brule l'avant-bras quand je soude au plafond: 283 300 300-black 301 301-brown 304 305 306 310 311
je veux sentir ma baguette entre les doigts: TIG
signer des factures sans ôter mes gants: 204 073-2-grey 073-2 077
tole coupante comme un rasoir: CUT
peur de me coincer les doigts entre deux tuyaux: IMPACT
cables d'acier effiloches: 081 164 163 075
alluminium mince au tig: 280 277 276-3 276-3-black 281 279 310 320
réparer mes machines agricoles à l'elecrode: STICK
raccordement de pipeline l'hivert: 202 205 201 311
une paire pour le tig pis le mig: 320 276-3 276-3-black 310 302 285 205
travailler de soir le long de la voie ferrée: VISIBLE
pieces pleines d'huile de coupe: OILY
fendre et corder du bois de chaufage: 074 081 073-2 150 201 206 200
`;
