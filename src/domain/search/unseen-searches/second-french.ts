/** Written after the first searches were mended. */
export const SECOND_FRENCH = `
	gants pour souder dans un espace restreint: TIG MIG STICK
	gant soudeur haute température: HOT 300 300-black
	gants de tôlerie fine: CUT
	gants souples pour mig mince: 310 302 320 307
	gants pour meuler dans les coins: GRIND
	gants d'aluminerie: GOUGE @Foundry
	gants soudure tuyau vapeur: 276-3 276-3-black 283 282 205 320 281 278 280 310
	gants bons pour tig et mig: 320 321
	gants tout usage atelier: DRIVER FITTER GRIND 164 165
	gants cuir souple conduite: DRIVER
	gants pour attacher des charges: 073-2 074 079 081 150 155 201 309
	gants pour chaînes et binders: 074 079 152 201 309
	gants pour manier des plaques chaudes: 152 HOT 300
	gants pour feuillard d'acier: CUT 150
	gants pour couper des straps d'acier: CUT
	gants pour arrimage: 073-2 074 079 081 150 201
	gants de débardage: 079 081 201 203 074 206
	gants pour tronçonner des billots: 074 081 156 201 203 079
	gants pour poser des poteaux: FENCE
	gants de rancher: FENCE @Agricultural_equipment
	gants pour soigner les animaux: FENCE 208
	gants pour chevaux: FENCE @Agricultural_equipment
	gants de concierge d'école pour l'hiver: WINTER
	gants chauds pour femmes: 208
	mitaines chaudes -30: 206
	gants par moins 35: 206 200 202
	gants doublés thinsulate: 200 208
	gants d'hiver en cuir de vache: 201 202 203
	gants d'hiver tricotés: 207
	gants imper pour pluie: DRY 156
	gants pour travailler mouillé: DRY 156
	gants de ligne de triage: 207 163 162
	gants qui sèchent souples: 200 277 278 310 312 076
	gants de débutant pas chers tig: 286
	gants mig économiques: 312
	gants stick économiques: 303
	gants soudure noirs: 300-black 276-3-black
	gants bruns huilés: 301-brown
	gants argentés: 304
	gants pour chaleur intense: GOUGE HOT
	protection contre les étincelles de meulage: GRIND
	gants contre les coupures et la chaleur: 279 321 075 162
	gants anticoupures tig: 279
	gants anticoupures mig: 321
	gants anticoupure fluo: 078
	gants anti-coupe en cuir: 075 078 164 279 321
	gants résistants aux coupures niveau A5 chèvre: 075 164 321
	gants pour la ferraille: 163 162 075 321 078 150 303
	gants de cisailleur: 075 162 163
	gants d'opérateur de presse plieuse: 162 075 163
	gants pour le laser, plaques coupantes: CUT
	gants de mécanicien de machinerie lourde: 079 161 165
	gants de millwright: 079 151 155 161
	gants protège-doigts pour tuyau de forage: IMPACT
	gants coussinés vibrations: 161
	gants pour outils pneumatiques: 161 079 165
	gant de remplacement gauche: 308 282
	gants XS soudure: 281 307 276-3 276-3-black 280 166
	gants tig taille 7: TIG
	gants 2XL mig: 300 300-black 301 301-brown 302 309 310 320 321 202
	gants très grands conducteur: DRIVER
	manchette 4 pouces tig: 276-3 276-3-black 278 279 280 281 282 286 205 320
	manchette de 12,7 cm: 300 300-black 303 308 309 310 285 202
	gants longueur 40 cm: GOUGE
	gants à poignet tricoté: 160 162 163 164 200 206 207 208
	gants à bande velcro: 078 079 161 165
	gants pouce keystone conducteur: 073-2 073-2-grey 075 076 077 078 081 204
	cuir 1,6 mm épais: 305 304 311
	gants fil kevlar chèvre: GOAT
	gants sans doublure chevreuil: 277 076
	gants tig sans doublure porc: 278 286
	gants en nitrile sans cuir: KNIT
	gants enduits pour l'huile: 162 163 207
	gants EN12477 type A: 300 300-black 301 301-brown 302 303 304 305 306 307 308 309 310 311 320 202
	gants ANSI chaleur 4: HOT
	gants EN407 chaleur de contact 2: 301 301-brown 304 305 306 311 075 206
	xy-206: 206
	xy 321 large: 321
	est-ce que vous avez un gant pour gaucher en tig: 282
	quels gants pour souder de l'aluminium épais: 285 TIG
`;
