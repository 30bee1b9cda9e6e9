export const SECOND_ENGLISH = `
	aluminum tig high amperage: 285
	mig gloves soft leather: 310 302 320
	heavy duty stick welding gloves: STICK 304 305
	gloves for tig and mig: 320 321
	cheap mig gloves: 312
	cheap stick welding gloves: 303
	black welding gloves: 300-black 276-3-black
	silver heat gloves: 304
	chain and binder gloves: 074 079 152 201 309
	load strapping: 073-2 074 079 081 150 201
	fence post gloves: FENCE
	horse barn gloves: FENCE @Agricultural_equipment
	logging gloves: @Forestry_and_sawmill
	warm women's gloves: 208
	-30 mitts: 206
	winter knit gloves: 207
	rain gloves: DRY 156
	wet work gloves: DRY 156
	sheet metal gloves: CUT
	steel strapping cut gloves: CUT
	cut resistant tig: 279
	cut resistant mig: 321
	hi vis cut resistant: 078
	press brake operator: 162 075 163
	millwright gloves: 079 151 155 161
	heavy equipment mechanic: 079 161 165
	air tools vibration: 161
	oilfield impact: IMPACT
	replacement left glove: 308 282
	xs welding gloves: 281 307 276-3 276-3-black 280 166
	size 10 driver: DRIVER
	13 cm cuff welding: 300 300-black 303 308 309 310 285 202
	knit wrist: 160 162 163 164 200 206 207 208
	velcro wrist: 078 079 161 165
	unlined pigskin tig: 278 286
	nitrile no leather: KNIT
	ansi heat 4: HOT
	soft after getting wet: 076 277 278 310 200 312
	crane signal gloves: 078 153 203 076
	forklift freezer gloves: 207 201 204
`;
