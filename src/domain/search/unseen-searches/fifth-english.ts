export const FIFTH_ENGLISH = `
	250C gloves: WARM_TO_250
	contact heat 250: WARM_TO_250
	heat resistant 250°C: WARM_TO_250
	gloves rated to 480 F: WARM_TO_250
	heat resistant 500F: 304 306
	parts at 350 degrees: 304 306
	100 to 250 degrees celsius: WARM_TO_250
	level 3 contact heat: 304 306
	xy301l: 301 301-brown
	XY2763M: 276-3
	xy0732xl: 073-2
	xy301brown2xl: 301-brown
	iso 13997: 075 078 160 162 163 164 279 285 301 301-brown 302 306 307 309 321
	iso 13997 level d: 075 078 162 163 164 279 321
	en 388 cut level e: 075 163 321
	lrg tig gloves: TIG
	sml womens driver: 077
	3xl driver: 073-2 073-2-grey 079
	size twelve: HUGE
	no cuff tig: 277
	driver gloves without a cuff: DRIVER
	non lined driver: 073-2 073-2-grey 074 077 081
	synthetic leather: KNIT
	vegan gloves: KNIT
	faux leather work gloves: KNIT
	burn proof gloves: HOT
	fireproof gloves: 160 166 202 205
	durable fitter gloves: 152
	hard wearing gloves: 306 305 152
	rugged welding gloves: 305 306 152
	lightweight driver: 077 204
	flexible tig gloves: FINE 205
	comfortable leather gloves: DEER PIG 073-2 300
	affordable mig gloves: CHEAP
	low cost welding gloves: CHEAP
	tough work gloves: 152 074 081
	gloves for brake work: MECHANIC
	forging gloves: HOT
	gloves for pulling fence: FENCE
	hi vis winter: 203
`;
