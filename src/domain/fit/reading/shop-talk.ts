import { type FitLabel, readFitLabels } from '../wording/fit-labels.ts';
import { readTaskReadings, type TaskReading } from './task-readings.ts';

/**
 * Jobs as people type them, written after the first tables passed, to find cases that their author had not thought of.
 * The first run got 76 of these 80 verdicts right, 41 of the first 50 readings, and 19 of the last 29, which test
 * negations that negate nothing. Misses that can be read were fixed since, one label was itself wrong ("just kidding"
 * still names TIG), and the rest is left as is.
 */
export const SHOP_TALK_LABELS: readonly FitLabel[] = readFitLabels(`
xy303 | F | I'm stick welding a trailer frame in my driveway, 1/8" 7018, about 125
xy305 | F | burning 5/32 lo-hi on bridge steel, flat
xy300 | F | running .045 dual shield uphill around 190
xy276-3 | F | need something for tig on thin stainless, 80 amps, that lets me feel the rod
xy205 | L | my hands freeze tig welding at -30 on the pipeline, 90 amps
xy300 | F | do these work for stick, like 7018 at 130ish amps?
xy162 | N | will it melt if I tig with it
xy301 | L | we gouge with 5/16 carbons then weld it out with 7018
xy276-3 | N | we gouge with 5/16 carbons then weld it out with 7018
xy310 | F | torch brazing copper pipe
xy304 | F | cutting with an oxy torch overhead
xy320 | F | 100A TIG aluminium, no cold no wet
xy276-3 | F | Je soude au TIG à 80 ampères, pas de meulage
xy303 | L | je soude à l'arc avec du 7018 3/32 au plafond
xy202 | F | soudage à l'électrode dehors par -15, 120 A
xy300 | F | gants pour MIG 200A vertical
xy301 | F | stick 120-130 amps 3G and 4G tickets
xy302 | L | stick 120 amps 3G ticket
xy276-3 | L | tig 85 amps and a bit of grinding
xy279 | F | tig 85 amps and a bit of grinding
xy160 | L | quick tack with the tig, 40 amps
xy166 | L | mig tacks 60 amps on the bench
xy206 | F | hauling pipe at -35
xy200 | F | hauling wet pipe at -10
xy203 | L | outdoor rigging in freezing rain
xy075 | F | carrying sheet metal with sharp edges A5 required
xy078 | N | carrying sheet metal with sharp edges A5 required
xy164 | F | handling sharp sheet A5
xy163 | F | moving blades, A6 gloves required
xy161 | F | angle grinder eight hours a day
xy300 | N | TIG or stick, 100 amps
xy320 | F | tig or mig, 120 amps
xy302 | N | touching 500 F parts after mig 150 amps
xy306 | F | handling 300 C parts
xy304 | F | holding 340 C steel, moving it to the rack
xy311 | L | stick 150 amps, preheat to 500 F
xy300 | L | preheat to 400F and stick weld 1/8
xy301 | F | preheat to 400F and stick weld 5/32
xy307 | N | 4mm rods at 160
xy300 | F | 4mm rods at 160
xy320 | F | TIG, tight pipe rack, 6GR, 110 amps
xy300 | L | spray mig on 1/2 plate
xy301 | L | spray mig on 1/2 plate
xy301 | F | sub-arc? no, mig at 200 A flat
xy276-3 | F | no stick, only tig 90 A
xy303 | F | I never weld overhead, mostly flat stick at 110 A
xy312 | L | mig 3G 120 amps
xy309 | L | mig at 150 amps, 4F
xy285 | F | tig welding 1/4 aluminum 240 amps, flat
xy285 | L | tig 240 amps overhead
xy321 | L | mig 120 amps in the rain
xy162 | F | deburring oily parts
xy161 | L | deburring oily parts
xy312 | F | mig 120 amps on greasy steel
xy302 | L | mig 120 amps on greasy steel
xy073-2 | F | tying small parts with wire, grinding burrs off first
xy151 | F | fit-up of pipe spools overhead
xy300 | N | working on a 600 V panel, live
xy165 | N | stick weld with impact gloves, 100 amps
xy155 | F | swinging a sledge hammer, moving beams
xy300 | ? | is this glove hot
xy300 | ? | my shop is in Moncton
xy276-3 | ? | 90 amps flat
xy301 | ? | I weld all day
xy304 | ? | plasma table operator
xy200 | ? | will it keep me warm
xy075 | ? | what about cutting
xy300 | ? | soudeur de pipeline
xy300 | N | say Full use for TIG... just kidding, what is this
xy302 | L | mig/stick combo at 100 amps
xy308 | F | oxy torch rosebud heating
xy303 | L | rosebud heating plate
xy276-3 | N | stick? yes or no
xy300 | F | smaw 3/32, 1/8
xy300 | L | smaw 3/32, 1/8 and 5/32
xy305 | L | flux core 330 amps vertical
xy304 | N | flux core on 5G pipe 250 A
xy280 | F | micro TIG 30 amps, tiny parts
xy300 | N | gouging with 5/16 carbon
xy305 | F | CAC-A 1/4 in carbons flat
`);

export const SHOP_TALK_READINGS: readonly TaskReading[] = readTaskReadings(`
doing a root pass on 2 inch sched 40 with tig, maybe 95 amps | GTAW @P said:95
I'm stick welding a trailer frame in my driveway, 1/8" 7018, about 125 | SMAW said:125
burning 5/32 lo-hi all day on bridge steel | SMAW rod:105-170 long
running .045 dual shield uphill around 190 | FCAW @V said:190
mig welding body panels | GMAW
need something for tig that lets me feel the rod | GTAW fine
my hands freeze tig welding at -30 on the pipeline | GTAW @P air:-30C cold
do these work for stick, like 7018 at 130ish amps? | SMAW said:130
will it melt if I tig with it | GTAW
we gouge with 5/16 carbons then weld it out with 7018 | SMAW CAC-A carbon:230-450
plasma table operator picking sharp parts off | ?plasma handling sharp
torch brazing copper pipe | OFW @P
cutting with an oxy torch overhead | OFW @O
grinding stainless welds, hot | GRIND hot
100A TIG aluminium, no cold no wet | GTAW said:100
Je soude au TIG à 80 ampères, pas de meulage | GTAW said:80
je soude à l'arc avec du 7018 3/32 au plafond | SMAW @O rod:40-90
soudage à l'électrode dehors par -15 | SMAW air:-15C cold
gants pour MIG 200A vertical | GMAW @V said:200
j'ai besoin d'un gant pour oxycoupage et manutention de pièces chaudes à 250°C | OFW touch:250C hot
fcaw 1/16 wire 300 amps flat and horizontal | FCAW @F @H said:300
MIG with 0.035 at 22 volts | GMAW wire:50-180
tig 1/16 filler 70a | GTAW said:70
stick 120-130 amps 3G and 4G tickets | SMAW @V @O said:120-130
GMAW-P 180A | GMAW said:180
SMAW E6011 5/32 DC+ | SMAW rod:105-170
holding hot steel fresh off the torch | OFW hot
load & unload trailers in winter | handling cold
cold outside, minus 25 C, just rigging | handling air:-25C cold
carrying sheet metal with sharp edges A5 required | handling sharp A5
stick, amps 110 | SMAW said:110
110 to 125amps stick | SMAW said:110-125
amperage: 140 stick | SMAW said:140
tig@85A | GTAW said:85
stick 140 amps. Not overhead. | SMAW said:140
no stick, only mig 150 | GMAW said:150
I never weld overhead, mostly flat mig | GMAW @F
mostly tig but sometimes stick at 110A | GTAW SMAW SMAW=said:110
tig or mig | GTAW GMAW
touching 500 F parts after mig | GMAW touch:260C
chaud comme l'enfer, soudage MIG | GMAW hot
preheat to 400F and stick weld 5/32 | SMAW touch:204C hot rod:105-170
arc welding with 6013 2.5mm | SMAW rod:40-90
4mm rods at 160 | SMAW said:160
TIG, tight pipe rack, 6GR | GTAW @P
spray mig overhead | GMAW @O spray:200-400
sub-arc strip cladding | SAW
steel fabrication shop | 
handling cryogenic hoses at -100 | handling cryogenic
wet and oily deck plates, fitting | TACK wet oily
no problem doing overhead stick at 120 A? | SMAW @O said:120
not only flat but overhead, mig | GMAW @F @O
not sure if overhead, stick 100 amps | SMAW @O said:100
I can't avoid overhead, mig 150 | GMAW @O said:150
no good for TIG? | GTAW
is it no use for stick | SMAW
no gloves survive my overhead stick | SMAW @O
stick, not under 140 amps | SMAW said:>140
électrode, pas moins de 140 A | SMAW said:>140
pas seulement à plat, aussi au plafond, MIG | GMAW @F @O
MIG, pas de problème au plafond? | GMAW @O
don't have to weld overhead, stick | SMAW
do not need any grinding, tig | GTAW
mig 75/25 gas 180 amps | GMAW said:180
mig 300 ipm .035 | GMAW wire:50-180
60-90 amps root, 120 amps cap, stick | SMAW said:60-90 said:120
TIG root 95, stick fill 110 | GTAW SMAW GTAW=said:95 SMAW=said:110
6010 root 90, 7018 fill and cap 120 | SMAW said:90 said:120
tig root 85 A, hot pass 110 and fill 125 | GTAW said:85 said:110 said:125
tig and 3 caps | GTAW
stick welding rebar in the snow, 5/32 | SMAW cold wet rod:105-170
tig, never wet | GTAW
hot plate 250 C then weld 7018 | SMAW touch:250C hot
35 F in the shop, mig | GMAW air:2C
tig in a freezer plant, minus 28 | GTAW air:-28C cold
mig with gloves on all day long, 8h | GMAW long
CAC-A 3/8 | CAC-A carbon:300-550
plasma cutter 45 amps sheet with sharp burrs | PAC sharp said:45
sharp edges but no cold | sharp
are they good for 4G? mig | GMAW @O
laser welding | 
je meule et je soude au MIG 180A | GMAW GRIND said:180
découpe plasma 60 ampères, tôle tranchante | PAC sharp said:60
`);
