export const FIRST_ENGLISH = `
	gloves for stainless tig: TIG
	thin leather tig gloves: FINE 278
	7018 gloves: STICK
	arc gouging heavy: GOUGE
	brazing gloves: TORCH
	cutting torch gloves: TORCH
	self shielded flux core: FLUX
	overhead welding long cuff: STICK 283 310
	welding gloves small hands: 281 307 280 276-3 276-3-black
	6g pipe tig gloves: 283 276-3 276-3-black 282 205 320 278 280 281
	tack welding and fit up: TACK
	welding school gloves: SCHOOL
	beginner welder gloves: SCHOOL
	kevlar lined welding glove: 279 321
	cowhide unlined: 074 079
	soft deerskin: DEER
	pigskin welding: PIG
	split leather cheap: 150 303 286 312
	wool lined welding gauntlet: 202 301 301-brown 304 305 306 311
	no leather: KNIT
	gloves without lining: BARE_GOAT 074 277 278
	seamless knit: KNIT
	short cuff tig: 277
	7 in cuff: GOUGE
	18 cm cuff: GOUGE
	16 inch long welding gloves: GOUGE
	size 6 womens: WOMEN
	size 11 winter: 200 201 202 203 204 205 206 207
	big hands work gloves: HUGE
	minus 40 gloves: 206 200 202
	snowmobile mitts: 206
	freezer gloves: 207 204 201
	shovelling snow: 200 201 203 206 207 208
	keeps water out: DRY
	fleece lined driver: 204
	ansi a5 leather: 075 164 321
	isea 138 level 2: 079 155
	contact heat 350 C: 304 306
	handling hot metal: HOT
	furnace gloves: 304 305 306
	molten metal splash: SPLASH
	glass handling: CUT
	roofing gloves: @Construction
	barbed wire: FENCE
	wire rope: 081 164
	rigging gloves: 073-2 078 081 150 153 155 203 309
	night visibility gloves: VISIBLE
	oily parts grip: OILY
	mechanic gloves: MECHANIC
	auto body grinding: 160 166
	jackhammer gloves: 161
	firewood gloves: 074 081 073-2 156 201 150 151
	barn chores: 200 208 074
	delivery driver: 073-2-grey 204 073-2
	impact wrench: 161 079 165
	washable gloves: 073-2 075 078 162 163 207 278 286 312
	breathable summer welding: 278 312 286 283
	blue denim: 151
	xy 301 brown: 301-brown
	gloves by the dozen: 150
`;
