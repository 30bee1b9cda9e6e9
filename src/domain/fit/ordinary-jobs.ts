/**
 * Ordinary jobs that look like a dangerous one (`dangerous-jobs.ts`) or are merely phrased differently: at least one
 * glove must get a yes for each.
 */
export const ORDINARY_JOBS: readonly string[] = `
MIG at a battery plant, 150 amps on racks
no flash, just spatter, MIG 150
TIG 70 A stainless in a food plant
stick 120 amps repairing a conveyor frame
mig 160 on a snow plow
tig 80 amps food grade tube
stick 130 amps on the hydro tower base, locked out
mig 140 A, drill rig repairs
mig 150 amps welding a lathe bed
sharp tungsten, TIG 90 flat
stick 125 A, I'll stick with 7018
mig 150 on hospital beds
tig 60 amps medical cart
7018 1/8 at 120 on nuclear plant piping supports
mig 180 A at the saw mill
stick 120, x-ray quality welds
tig root at 85 and stick fill at 115
MIG 150 A stick-out 3/8
stick shift truck frame, MIG 140
mig 150 A, no live wires around
mig 150 building a bbq smoker
driving a forklift in winter
operating snowblowers at -25
running an excavator in the rain
building scaffold in winter
chain binders and straps on a flatbed at -30
deck work on a drill rig, pinch points
impact wrench work on flanges, knuckles get banged
torque wrench on cold mornings, -15
greenhouse work with thorny roses
ductwork install, sheet metal screws and edges
picking up scrap steel
stick 120 A and chipping slag all day
putting crates in a moving truck in the cold
conduire une souffleuse à neige à -20
élinguer des charges avec câble d'acier
meulage de soudures au disque
changer des roues au froid
monter un échafaudage au froid
loading firewood at -20
handling sheet metal with sharp edges
moving rough lumber, splinters
picking up hot castings 120 C
T.I.G. 9O amps
migwelding 150 amps
stik 120 amps flat
tig at one hundred and ten amps
MIG one-fifty, flat
soudage MIG à cent quarante ampères à plat
0.15 kA mig
mig on 1/4 plate 180 amps horizontal
tig 308L filler, 90 amps, 304 tube
mig at 21 volts, 160 amps
stick on trailer frame, 110 amps, in my garage
grinding welds smooth all day
je soude du inox au TIG à 70 A sur l'établi
MIG 160 A dans une usine chimique
électrode 7018 1/8 120 A sur des poutres
je stick avec du 6011 à 100
oxy acetylene cutting scrap, open flame
7018 3/32 at 90, pipe fence, sunny day
MIG? no, TIG 80
mig 140 in the shed on weekends with my dad
need gloves for my apprentice doing TIG at 90
hanging gutters on a ladder in the cold
tying rebar in winter
flux core 180 amps uphill on the barn beams
TIG 75 amps on a stainless kitchen counter
MIG 160 A repairing a hay baler frame, machine off
stick 125 amps on a farm gate
flux core 180 A on a boat trailer
MIG 130 on an exhaust
tig 55 amps bike frame chromoly
stick 6011 1/8 at 110 amps on rusty fence
mig 200 flat on 3/8 plate
GTAW 120 A on schedule 10 pipe
welding handrails MIG 140 A
fabricating trailers MIG 180 amps .035 wire
6G pipe test, 7018 at 115 A
tig 140 amps 4130
overhead MIG 150 amps on a barn beam
stick 1/8 7018, 120 A, cold day, -10
pipeline welding 6010 root at 95 amps, 7018 fill at 125 amps
TIG 100 A aluminum boat
I run dual shield at 240 amps all day on structural
gouging with 1/4 carbons, 200 A
plasma cut 1/4 plate, 45 A
cutting scrap with an oxy torch
grind and clean welds
unload steel beams in winter at -15
handle sharp sheet metal from the shear
drive a truck in the cold
stacking lumber, splinters
loading pallets with a forklift, cold
handling oily bolts
setting up scaffolding in the rain
fit-up of structural columns
pick hot parts off a rack, 90 C
handle warm castings at 60 C
tack with MIG at 120 amps then weld out at 160 amps
mig 120 amps, light spatter, no overhead
TIG 80 A, no grinding, no cold
mig 150 A at a chemical plant, dry
stick 130 amps in a paper mill
tig 60 A at a dairy, stainless pipe
mig 140 A on a meat rail
MIG 150 A on battery racks
stick 110 A fixing a chainsaw mill frame
mig 130 A on the deck of a drill press stand
tig 90 A on nuclear grade stainless
MIG 160 A on a fire truck bumper
mig 150 amps fire pit build
tig welding 70 amps x-ray tube rack
stick 120 amps on electrical conduit supports, power is locked out
MIG at 145 amps, 1/4" mild steel, horizontal
what glove for mig at 180 amps
is it ok for stick at 100 amps
need something for tig 40 amps thin stuff
can this take 150 amps of stick overhead
good enough for 90A tig?
looking for a glove for mig, 160 amps, mostly flat, in an unheated shop at -5
soudage MIG 150 A sur remorque
TIG 80 A sur tuyau inox
électrode 7018 à 120 A en montant
souder des garde-corps au MIG à 140 ampères
meulage de soudures
manutention d'acier en hiver, -15
manipuler de la tôle coupante
fil fourré 200 A sur poutres d'acier
TIG 90 A au plafond
soudure à la baguette 110 A sur une clôture
chargement de camions à -20
je soude au MIG à 160 dans une usine alimentaire
TIG 70 A dans une laiterie
pas d'électricité, juste du MIG à 150
MIG 150 A, pas de meulage, pas de froid
coupage plasma à 45 A de tôle
oxycoupage de ferraille
conduire un chariot élévateur au froid
déplacer des poutres sous la pluie
pointage au MIG 120 A
MIG 140 A sur châssis de camion
je veux un gant pour TIG à 60 ampères
soudage à l'électrode de cent dix ampères à plat
semi-automatique à 180 A
souder de l'aluminium au TIG, 120 A
réparer une pelle mécanique au MIG 200 A
gougeage 1/4 carbone 200 A
ajustage de pièces coupantes
monter une charpente au froid
running bead on plate, MIG at 165
stick 7018 at 118 on column base plates
tig 62 amps on a stainless handrail
hang drywall and carry steel studs
changing tires at the garage in winter
picking rocks in a field
building a fence with barbed wire
stacking cordwood
shovelling snow
laying paving stones
carrying cinder blocks
sorting scrap steel
changing oil on a truck
installing ductwork
roofing shingles
framing a garage at -10
driving a skid steer
MIG 155 flat on angle iron
fluxcore .045 at 210 A
tig aluminum 110 A
arc gouging 5/16 carbons at 250 A
torch cutting I beams
deburring laser cut parts
handling galvanized sheets
souder au MIG à 165 A à plat
7018 à 118 A en vertical
TIG 62 A sur une rampe inox
corder du bois
pelleter la neige
poser une clôture de barbelé
changer des pneus l'hiver
manipuler des tôles galvanisées
ébavurer des pièces
transporter des blocs de béton
fil fourré 210 A
`
	.trim()
	.split('\n');
