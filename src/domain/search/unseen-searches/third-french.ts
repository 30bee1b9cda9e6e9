/** Written after the second searches were mended. */
export const THIRD_FRENCH = `
	gants soudeur à l'arc: STICK
	gants pour souder des clôtures en fer: MIG STICK
	gants pour réparer de l'équipement de ferme au stick: STICK
	gants tig pour acier inoxydable alimentaire: TIG
	gants mig pour le gros fil: 301 301-brown 304 305 300 300-black
	gants avec bonne protection du dos de la main: IMPACT 304 285 300 301
	gants résistants pour déplacer du béton préfabriqué: 155 079 165
	gants pour bride et boulons de raffinerie: 165 079 155
	gants pour changer des pneus: 161 165 079
	gants de train et de wagons: @Rail
	gants d'entretien d'usine: 165 320 161 151
	gants pour manœuvre de chantier: @Construction
	gants pour poseur de gouttières: CUT
	gants pour conduits de ventilation: CUT
	gants ferraillage et armature: @Structural_steel @Construction
	gants de monteur de structure d'acier: FITTER 075 078 160 309
	gants pour chauffer et plier du métal: TORCH
	gants oxycoupage longue manchette: 300 300-black 202 304 305 306 308 310 311
	gants doublés mouton: FLEECE
	gants légers pour l'automne: 204 205 208
	gants hiver femme xs: 208
	gants hiver anti-eau: DRY
	gants -25 degrés: WINTER
	mitaine avec doublure qui s'enlève: 206
	gants pour le bord du quai, ça gèle: 206 207 200
	gants pour la cueillette au froid: WINTER
	gants voyants orange cuir chevreuil: 076
	gants vert fluo conducteur: 078
	gants anti-coupure pas doublés: 162 163
	gants coupure D EN388: 078 162 164 279
	gants perforation niveau 4: 301 301-brown 304 305 306 311 321 075 152
	gants abrasion niveau 5: 152 305 306
	gants grand confort souder longtemps: MIG TIG STICK
	gant gauche taille 10 soudure: 308 282
	gants taille 12: HUGE
	gant tig manchette 6": 283
	XY276-3 black taille M: 276-3-black
	xy 79: 079
	cuir de chevreau 0.6: 280
	gants en peau de cochon tig lavable: 278 286
`;
