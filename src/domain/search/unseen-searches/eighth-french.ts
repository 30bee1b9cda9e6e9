export const EIGHTH_FRENCH = `
	gants 250°C: WARM_TO_250
	chaleur 350: 304 306
	gants résistant à 480 °F: WARM_TO_250
	norme iso 13997 niveau d: 075 078 162 163 164 279 321
	gants durables: 306 305 152
	gants robustes pour ajusteur: 152
	gants flexibles tig: FINE 205
	gants confortables: DEER PIG 300 301 285 300-black
	gants sans manchette: 277 160 166 150 151 154 161 DRIVER
	gants en cuir synthétique: KNIT
	gants véganes: KNIT
	gants antifeu: HOT SPLASH 160 166 205
	gants à l’épreuve du feu: HOT SPLASH 160 166 205
	gants mig pas chers: 303 312
	gants de soudage bon marché: CHEAP
	gants de conducteur taille douze: 073-2 073-2-grey 079
	gants pointure neuf pour femme: WOMEN
	grandeur 3tg: HUGE
	xy301 brun 2tg: 301-brown
	gants résistant à l’usure: 306 305 152
	gants haute température: HOT
	gants de soudage haute chaleur: HOT
	anti-coupure niveau d: 075 078 162 163 164 279 321
	gants d’hiver homme: WINTER
	gants haute visibilité: VISIBLE
	gants de conducteur pour grande chaleur: 075
`;
